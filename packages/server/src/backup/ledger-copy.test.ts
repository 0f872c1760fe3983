// The ledger goes along with a backup now and then, so that a restored machine reads on from there and not from the first block.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type LedgerCopy, readManifest, writeManifest } from '#backup/manifest.ts';
import { readLedgerCopy } from '#backup/snapshot.ts';
import { LedgerTooLarge, newMemory } from '#backup/take.ts';
import { FOLDED } from '#backup/tables.ts';
import { createLog } from '#log.ts';
import { randomAct } from '#testing/actions.ts';
import { type BackupRig, openBackupRig } from '#testing/backup/rig.ts';
import { rowsOf } from '#testing/backup/rows.ts';
import { startTestChain } from '#testing/chain.ts';
import { digestsOf, partsUnlikeRebuilt, until, untilAtHead } from '#testing/ledger.ts';
import type { TestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';
import { startWatcher } from '#watcher/start.ts';

let rig: BackupRig;
let database: TestDatabase;
let clients: Client[];
beforeEach(async () => {
  rig = await openBackupRig();
  database = await rig.newDatabase();
  clients = [];
});
afterEach(async () => {
  for (const client of clients) await client.end();
  await rig.close();
});

async function connect(): Promise<Client> {
  const client = new Client(database.url);
  clients.push(client);
  await client.connect();
  return client;
}

/** A ledger at a block, with one event. */
async function fillLedger({ pool }: TestDatabase): Promise<void> {
  await pool.query(`insert into ledger.source values (true, 31337, '\\x01', 5)`);
  await pool.query(`insert into ledger.state values (true, 77, '\\x02', 1, 70, 60, '{"sale": {"a": "1"}}')`);
  await addEvent(database, 76);
}

const addEvent = ({ pool }: TestDatabase, block: number) =>
  pool.query(
    `insert into ledger.sale_events (tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, version)
     values ('\\x03', 1, $1, 0, '\\x04', 1, 'Purchased', 9)`,
    [block],
  );

const ledgerOf = async ({ pool }: TestDatabase) =>
  Object.fromEntries(
    await Promise.all(FOLDED.map(async (name) => [name, await rowsOf(pool, name)] as const)),
  );

/** Restores onto a new database. */
async function restored() {
  const other = await rig.newDatabase();
  return { other, ...(await rig.restore(other.pool)) };
}

test('behavior: a restored machine reads on from the ledger of its backup, though the chain left its newest blocks', async () => {
  const chain = await startTestChain();
  onTestFinished(() => chain.stop());
  const random = seededRandom(181);
  const live = async (blocks: number) => {
    for (let i = 0; i < blocks; i += 1)
      await chain.seal(Array.from({ length: 5 }, () => randomAct(chain, random)));
  };
  const watch = ({ url }: TestDatabase) => {
    const events: string[] = [];
    const log = createLog('info', (line) => events.push((JSON.parse(line) as { event: string }).event));
    const watcher = startWatcher({
      databaseUrl: url,
      rpcUrls: [chain.rpcUrl],
      subject: chain.subject,
      log,
    });
    return { events, stop: () => watcher.stop() };
  };
  const first = watch(database);
  await live(40);
  const { heads } = await untilAtHead(database.pool, chain);
  await first.stop();
  expect(first.events).toContain('ledger.read');
  await rig.take(database.pool);
  const { other, ledgerUpTo } = await restored();
  expect(ledgerUpTo).toBe(String(heads.number));
  expect(await digestsOf(other.pool, chain)).toEqual(await digestsOf(database.pool, chain));

  await chain.rpc('anvil_reorg', 3, []);
  await chain.refreshNonces();
  const second = watch(other);
  onTestFinished(() => second.stop());
  await live(6);
  await untilAtHead(other.pool, chain);
  expect(second.events).toContain('chain.reorganised');
  expect(second.events).not.toContain('ledger.read');
  expect(await partsUnlikeRebuilt(other, chain)).toEqual([]);
});

test('behavior: the ledger is copied again when its copy is old, and not with each backup', async () => {
  await fillLedger(database);
  await rig.take(database.pool);
  const before = await ledgerOf(database);
  await addEvent(database, 77);
  expect(await rig.take(database.pool)).toMatchObject({ isSame: true, written: 0 });
  const young = await restored();
  expect(young.ledgerUpTo).toBe('77');
  expect(await ledgerOf(young.other)).toEqual(before);
  // The place is the restored database's since, whose version is another.
  await rig.take(young.other.pool);
  await addEvent(young.other, 78);
  expect(await rig.take(young.other.pool, { ledgerMs: 0 })).toMatchObject({ isSame: false, written: 1 });
  expect(await ledgerOf((await restored()).other)).toEqual(await ledgerOf(young.other));
});

test('error: a ledger that cannot be copied in time keeps nothing else out of the backup, and is not tried with each', async () => {
  await fillLedger(database);
  await database.pool.query(`insert into app.admin_password (hash) values ('kept')`);
  const memory = newMemory();
  const late = await rig.take(database.pool, { memory, ledgerLimitMs: -1 });
  expect(late?.ledgerFault).toBeInstanceOf(LedgerTooLarge);
  const { other, ledgerUpTo } = await restored();
  expect(ledgerUpTo).toBeNull();
  expect((await rowsOf(other.pool, 'app.admin_password')).length).toBe(1);
  const again = await rig.take(other.pool, { memory, ledgerLimitMs: -1 });
  expect(again?.ledgerFault).toBeUndefined();
  await rig.take(other.pool);
});

test('error: a copy whose rows Postgres refuses is passed over, and all else comes back', async () => {
  await fillLedger(database);
  const { name = '' } = (await rig.take(database.pool)) ?? {};
  const manifest = await readManifest(rig.vault, name);
  const { ledger } = manifest;
  if (ledger === undefined) throw new Error('There is no copy.');
  // Two rows of what there is one of.
  const tables = ledger.tables.map((table) =>
    table.name === 'ledger.source' ? { ...table, rows: 2, parts: [...table.parts, ...table.parts] } : table,
  );
  await writeManifest(rig.vault, name, { ...manifest, ledger: { ...ledger, tables } });
  expect((await restored()).ledgerUpTo).toBeNull();
});

test.each([
  ['is missing in part', null],
  [
    'is of another schema',
    (ledger: LedgerCopy) => ({ ledger: { ...ledger, migrations: ['001-ledger.sql'] } }),
  ],
  ['is in no backup of an older program', () => ({ ledger: undefined })],
] as const)('error: a copy that %s is passed over, and all else comes back', async (_, change) => {
  await fillLedger(database);
  await database.pool.query(`insert into app.admin_password (hash) values ('kept')`);
  const { name = '' } = (await rig.take(database.pool)) ?? {};
  const manifest = await readManifest(rig.vault, name);
  const { ledger } = manifest;
  if (ledger === undefined) throw new Error('There is no copy.');
  if (change !== null) await writeManifest(rig.vault, name, { ...manifest, ...change(ledger) });
  const [part = ''] = ledger.tables.find((table) => table.name === 'ledger.sale_events')?.parts ?? [];
  if (change === null) await rm(join(rig.folder, 'parts', part.slice(0, 2), part));
  const { other, ledgerUpTo } = await restored();
  expect(ledgerUpTo).toBeNull();
  expect(Object.values(await ledgerOf(other)).flat()).toEqual([]);
  expect((await rowsOf(other.pool, 'app.admin_password')).length).toBe(1);
});

test('behavior: a ledger that starts again while it is to be copied is copied as it is then, never as empty tables', async () => {
  await fillLedger(database);
  const [copying, starting] = [await connect(), await connect()];
  await starting.query('begin');
  await starting.query('truncate ledger.state, ledger.sale_events');
  const copy = readLedgerCopy(copying, async () => 'part');
  await until(
    async () =>
      (
        await database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length === 1,
    () => 'the copy to wait',
  );
  await starting.query(`insert into ledger.state values (true, 4, '\\x02', 1, 4, 4, '{}')`);
  await starting.query('commit');
  const rows = Object.fromEntries((await copy).tables.map(({ name, rows: count }) => [name, count]));
  expect(rows).toMatchObject({ 'ledger.source': 1, 'ledger.state': 1, 'ledger.sale_events': 0 });
});
