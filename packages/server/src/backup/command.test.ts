// The command: what it says, and what it refuses, from settings alone.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cidOf } from '#studio/block.ts';
import { APE, fillKeptTables, rowsOf } from '#testing/backup/rows.ts';
import { type BackupRig, KEY, openBackupRig } from '#testing/backup/rig.ts';
import type { TestDatabase } from '#testing/postgres.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/restore.ts', import.meta.url));

let rig: BackupRig;
let database: TestDatabase;
let other: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lilape-restore-'));
  rig = await openBackupRig();
  [database, other] = [await rig.newDatabase(), await rig.newDatabase()];
  await fillKeptTables(database.pool);
  await rig.files.keep(APE);
});
afterEach(async () => {
  await rig.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Ended = { readonly code: number; readonly out: string; readonly err: string };

function restore(
  args: readonly string[] = [],
  changes: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: other.url,
    DATA_DIR: dataDir,
    BACKUP_URL: pathToFileURL(rig.folder).href,
    BACKUP_KEY: Buffer.from(KEY).toString('hex'),
    ...changes,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test('behavior: checks, restores once, compares once the chain was read', async () => {
  const taken = await rig.take(database.pool);
  expect((await restore(['--check'])).out).toMatch(`The backup ${taken?.name} is whole: `);
  const { code, out } = await restore();
  expect(out).toMatch(`Restored the backup ${taken?.name} in `);
  expect([code, await rowsOf(other.pool, 'app.launches')]).toEqual([
    0,
    await rowsOf(database.pool, 'app.launches'),
  ]);
  const again = await restore();
  expect([again.code, again.err]).toEqual([
    1,
    `${join(dataDir, 'published')} is not empty: restore onto an empty DATA_DIR, which loses nothing.\n`,
  ]);
  expect((await restore(['--compare'])).err).toBe(
    'The ledger was not at the chain’s head yet: start the server, and compare then.\n',
  );
  await other.pool.query('update watch.progress set read_at_ms = 1');
  await other.pool.query(
    `insert into ledger.state (number, hash, time_seconds, safe, final, states) values (4, '\\x', 0, 4, 1, '{}')`,
  );
  await other.pool.query(
    `insert into ledger.sale_events (tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, version) values ('\\x03', 0, 1, 0, '\\x', 0, 'purchased', 1)`,
  );
  await other.pool.query(
    `insert into ledger.ape_transfers (tx_hash, ordinal, block, log_index, time_seconds, token_id, from_account, to_account) values ('\\x04', 0, 1, 0, 0, 8, '\\x', '\\x')`,
  );
  expect((await restore(['--compare'])).out.split('\n')).toEqual([
    'The purchase 0x02, 0 was reported to the group, and the chain has it no more.',
    'The transaction 0x02 was reported to the group as news of the market, and the chain has it no more.',
    'The snapshot of launch 1 was taken at block 5, which the chain has not reached.',
    'The published part cid of the ledger ends at block 2, which is not final.',
    'Ape 8 was minted, and where its files are is not known: pin services and gateways have them.',
    '5 differences.',
    '',
  ]);
});

test('behavior: what an ended restore left in the folder is no hindrance', async () => {
  await rig.take(database.pool);
  const cid = cidOf(APE);
  await writeFile(join(dataDir, 'restoring'), '');
  await mkdir(join(dataDir, 'published', cid.slice(-2)), { recursive: true });
  await writeFile(join(dataDir, 'published', cid.slice(-2), cid), 'torn');
  expect((await restore()).code).toBe(0);
});

test.each([
  [[], { BACKUP_URL: '', BACKUP_KEY: '' }, 'BACKUP_URL and BACKUP_KEY must be set: they name the backups.'],
  [['--backup', '../etc'], {}, '--backup must be a name such as 2026-11-24T18-12-27-123Z, not "../etc".'],
  [
    [],
    { CHAIN_ID: '8453', RPC_URL: 'http://127.0.0.1:1,http://127.0.0.2:1' },
    /^The backup .* is of chain 31337, and CHAIN_ID is 8453\.$/,
  ],
  [['--check'], { BACKUP_KEY: '11'.repeat(32) }, /^fence in BACKUP_URL cannot be opened: /],
])('error: %j with %j is refused before anything is made', async (args, changes, sentence) => {
  await rig.take(database.pool);
  const { code, err } = await restore(args, changes);
  expect([code, err.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  expect(await rowsOf(other.pool, 'app.launches')).toEqual([]);
});

test('error: a backup of a newer program', async () => {
  await database.pool.query(`insert into public.migrations (name) values ('999-later.sql')`);
  await rig.take(database.pool);
  expect((await restore()).err).toMatch('is of a newer program: restore it with that one.');
});
