// Starts that cannot succeed say what to do, and none of them harms what is in the folder.
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#postgres/database.ts';
import { withFolderLock } from '#postgres/folder-lock.ts';

/** Of a process in another container: process 1 of a namespace that is not ours. */
const STRANGER = '1-100-ffffffff-someone';

let dataDir: string;
let folder: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-shared-'));
  await chmod(dataDir, 0o755);
  folder = path.join(dataDir, 'postgres');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

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

test('error: a folder that a living server of another container uses is left alone', async () => {
  await makeDatabase();
  const pidFile = path.join(folder, 'data/postmaster.pid');
  await writeFile(pidFile, '7\n/x\n0\n5432\n');
  const stranger = path.join(folder, 'users', STRANGER);
  await writeFile(stranger, STRANGER);
  const beat = () => utimes(stranger, new Date(), new Date()).catch(() => undefined);
  const heartbeat = setInterval(() => void beat(), 100);
  try {
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^A server in another container or on another machine uses .*: stop it, give this one a DATA_DIR of its own, or let both use one DATABASE_URL\.$/,
    );
  } finally {
    clearInterval(heartbeat);
  }
  expect(await readFile(pidFile, 'utf8')).toBe('7\n/x\n0\n5432\n');
});

test('behavior: a server of another container that is gone for ten seconds is passed over', async () => {
  await makeDatabase();
  const stranger = path.join(folder, 'users', STRANGER);
  await writeFile(stranger, STRANGER);
  const longAgo = new Date(Date.now() - 11_000);
  await utimes(stranger, longAgo, longAgo);
  expect(await readKept()).toEqual([{ answer: 42 }]);
});

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

test('behavior: waiting for another process in the folder ends when told', async () => {
  await mkdir(folder, { recursive: true });
  const ending = new AbortController();
  await withFolderLock(path.join(folder, 'lock'), async () => {
    const opening = openDatabase({ dataDir, signal: ending.signal });
    ending.abort(new Error('told to stop'));
    await expect(opening).rejects.toThrow('told to stop');
  });
});
