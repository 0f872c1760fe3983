// A backup is read while a watcher starts a ledger again: neither waits for the other in a circle, and nothing that is kept is lost.
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSnapshot } from '#backup/snapshot.ts';
import { type LedgerSource, startLedger } from '#ledger/source.ts';
import { watchedSubject } from '#projections.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { fillKeptTables, rowsOf } from '#testing/backup/rows.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const { projections } = watchedSubject(TEST_DEPLOYMENT, 0n);
const START = { number: 100n, hash: `0x${'ab'.repeat(32)}`, timeSeconds: 1_800_000_000 } as const;
const sourceOf = (genesis: string): LedgerSource => ({
  chainId: 31_337,
  genesisHash: `0x${genesis.repeat(32)}`,
  fromBlock: 101n,
  projections: [],
});

let database: TestDatabase;
let backup: Client;
let watcher: Client;
beforeEach(async () => {
  database = await openTestDatabase();
  await fillKeptTables(database.pool);
  [backup, watcher] = [new Client(database.url), new Client(database.url)];
  await Promise.all([backup.connect(), watcher.connect()]);
});
afterEach(async () => {
  await Promise.all([backup.end(), watcher.end()]);
  await database.drop();
});

/** A backup that has read what is orphaned and stops there until it is let on. */
async function readUntilOrphans() {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const isAtOrphans = async () => {
    const { rows } = await database.pool.query(
      `select from pg_locks where pid = $1 and relation = 'watch.sale_orphans'::regclass`,
      [(backup as unknown as { processID: number }).processID],
    );
    return rows.length > 0;
  };
  const read = readSnapshot(backup, async () => {
    if (await isAtOrphans()) {
      reached.resolve();
      await goOn.promise;
    }
    return 'part';
  });
  await Promise.race([reached.promise, read]);
  return { goOn: goOn.resolve, read };
}

test('behavior: a ledger of another chain that starts while a backup is read waits for it, and both come to their end', async () => {
  await startLedger(watcher, projections, sourceOf('01'), START);
  await database.pool.query(
    `insert into watch.surplus (token, amount, block, projection) values ('USDT', 1, 1, 'sale')`,
  );
  const { goOn, read } = await readUntilOrphans();
  const started = startLedger(watcher, projections, sourceOf('02'), START);
  const outcome = Promise.allSettled([read, started]);
  await until(
    async () =>
      (
        await database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length === 1,
    () => 'the ledger to wait for the backup',
  );
  goOn();
  expect((await outcome).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await rowsOf(database.pool, 'watch.sale_orphans')).toEqual([]);
});

test('behavior: the first ledger of a restored database keeps the purchases that were orphaned', async () => {
  const before = await rowsOf(database.pool, 'watch.sale_orphans');
  expect(before.length).toBeGreaterThan(0);
  await startLedger(watcher, projections, sourceOf('01'), START);
  expect(await rowsOf(database.pool, 'watch.sale_orphans')).toEqual(before);
});
