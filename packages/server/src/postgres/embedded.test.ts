import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#postgres/database.ts';
import { isRunning, thisPlace } from '#postgres/process-mark.ts';
import { until } from '#testing/ledger.ts';

let dataDir: string;
let opened: Database[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-postgres-'));
  await chmod(dataDir, 0o755);
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir });
  opened.push(database);
  return database;
}

async function closeAll(): Promise<void> {
  for (const database of opened.splice(0)) await database.close();
}

test('behavior: what was committed is there after a stop and a start', async () => {
  const first = await open();
  await first.pool.query('create table kept as select 42 as answer');
  const pid = first.serverPid() ?? 0;
  await closeAll();
  expect(isRunning(pid)).toBe(false);
  const again = await open();
  expect((await again.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
});

test('behavior: it listens on this machine only, with a password that others cannot read', async () => {
  const { url, pool } = await open();
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect((await pool.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect((await pool.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  const { mode } = await stat(path.join(dataDir, 'postgres/password'));
  expect(mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(new Client(wrong.href).connect()).rejects.toThrow('password authentication failed');
});

test('behavior: several users share one server, which stops with the last', async () => {
  const [a, b] = await Promise.all([open(), open()]);
  expect(b.serverPid()).toBe(a.serverPid());
  await a.close();
  expect((await b.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const pid = b.serverPid() ?? 0;
  await b.close();
  opened = [];
  expect(isRunning(pid)).toBe(false);
});

test('behavior: a server that was killed comes back on the same address', async () => {
  const database = await open();
  await database.pool.query('create table kept as select 7 as answer');
  const pid = database.serverPid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await until(
    async () => database.serverPid() !== pid,
    () => 'it was not started again',
  );
  expect((await database.pool.query('select answer from kept')).rows).toEqual([{ answer: 7 }]);
});

test('behavior: a server left behind by a process that was killed is joined, and stopped at the end', async () => {
  const script = `import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'database.ts'))};
    const { serverPid } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(serverPid());`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = Number(String(line));
  expect(isRunning(left)).toBe(true);
  const database = await open();
  expect(database.serverPid()).toBe(left);
  await closeAll();
  expect(isRunning(left)).toBe(false);
});

test('behavior: a data folder that was half made, and a pid file of no server, are mended', async () => {
  const folder = path.join(dataDir, 'postgres');
  await mkdir(path.join(folder, 'unfinished-1'), { recursive: true });
  await writeFile(path.join(folder, 'unfinished-1/PG_VERSION'), '18\n');
  await writeFile(path.join(folder, 'lock'), `999999999-1-${thisPlace()} gone`);
  await open();
  await closeAll();
  // The number of a process that runs, but is not Postgres: ours.
  await writeFile(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n/x\n0\n1\n`);
  const database = await open();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect((await readdir(folder)).toSorted()).toEqual(['data', 'password', 'server.log', 'users']);
});

test('behavior: with DATABASE_URL nothing is started', async () => {
  const { url } = await open();
  const elsewhere = path.join(dataDir, 'elsewhere');
  const named = await openDatabase({ databaseUrl: url, dataDir: elsewhere });
  opened.unshift(named);
  expect((await named.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(named.serverPid()).toBe(null);
  await expect(stat(elsewhere)).rejects.toThrow('ENOENT');
});
