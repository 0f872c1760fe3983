// Starts that cannot succeed say what to do, and none of them harms what is in the folder.
import { chmod, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#postgres/database.ts';

let dataDir: string;
let folder: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-shared-'));
  await chmod(dataDir, 0o755);
  folder = path.join(dataDir, 'postgres');
});
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A database with one row in it, closed. */
const makeDatabase = () => withDatabase(({ pool }) => pool.query('create table kept as select 42 as answer'));
const readKept = () => withDatabase(async ({ pool }) => (await pool.query('select answer from kept')).rows);

/** Removes what is in a folder of the database, which stays. */
async function empty(name: string): Promise<void> {
  const place = path.join(folder, name);
  for (const entry of await readdir(place)) await rm(path.join(place, entry), { recursive: true });
}

test('behavior: a lost password file is made again', async () => {
  await makeDatabase();
  await rm(path.join(folder, 'password'));
  expect(await readKept()).toEqual([{ answer: 42 }]);
});

test.each(['postgresql.auto.conf', 'postgresql.conf'])('error: a damaged %s is named', async (name) => {
  await makeDatabase();
  const settings = path.join(folder, 'data', name);
  await writeFile(settings, "work_mem = '4M");
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The database's settings in ${settings} are damaged: empty that file`,
  );
  await writeFile(settings, '');
  expect(await readKept()).toEqual([{ answer: 42 }]);
});

test.each([
  ['a damaged database', () => truncate(path.join(folder, 'data/global/pg_control'), 0)],
  ['an emptied data folder', () => empty('data')],
  // The server starts, and every connection fails.
  ['a folder without tables', () => empty('data/base')],
])('error: %s is named, with what to do', async (_name, damage) => {
  await makeDatabase();
  await damage();
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /^The database in .* is damaged: put a backup in its place, or move the folder away/,
  );
});
