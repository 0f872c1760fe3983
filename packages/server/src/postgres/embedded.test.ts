import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase, openDatabaseBeside } from '#postgres/database.ts';
import { probePort } from '#postgres/probe-port.ts';
import { until } from '#testing/ledger.ts';

let made: string;
let dataDir: string;
let folder: string;
let opened: Database[];

async function newDataDir(): Promise<string> {
  const created = await mkdtemp(path.join(tmpdir(), 'lilape-postgres-'));
  // Root's Postgres runs as another user, who must get in.
  await chmod(created, 0o755);
  return created;
}

beforeAll(async () => {
  made = await newDataDir();
  await (await openDatabase({ dataDir: made })).close();
});
afterAll(() => rm(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

beforeEach(async () => {
  dataDir = await newDataDir();
  folder = path.join(dataDir, 'postgres');
  await copy(made, dataDir);
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.close();
  // The server of a process that was killed may still be writing.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Copies the database with its files' owners. */
async function copy(from: string, to: string): Promise<void> {
  const child = spawn('cp', ['-Rp', path.join(from, 'postgres'), to]);
  expect(await once(child, 'close')).toEqual([0, null]);
}

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir });
  opened.push(database);
  return database;
}

async function closeAll(): Promise<void> {
  for (const database of opened.splice(0)) await database.close();
}

function isRunning(pid: number | null): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

const pidFile = () => path.join(folder, 'data/postmaster.pid');

/** Process and port of the Postgres in the folder, as it says itself. */
async function readPidFile(): Promise<[pid: number, port: number]> {
  const lines = (await readFile(pidFile(), 'utf8')).split('\n').map(Number);
  return [lines[0] ?? 0, lines[3] ?? 0];
}

/** Another process that opens the database, does `work` with its `pool` and prints lines. */
function startOther(work: string): { child: ChildProcess; lines: string[] } {
  const script = `import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'database.ts'))};
    const { pool } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return { child, lines };
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const untilLines = (lines: readonly string[], count: number) =>
  until(
    async () => lines.length >= count,
    () => 'the other process does nothing',
  );

test('behavior: an empty folder becomes a database', async () => {
  await rm(folder, { recursive: true });
  const database = await open();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const names = ['data', 'owner.json', 'owner.lock', 'password', 'server.log'];
  expect((await readdir(folder)).toSorted()).toEqual(names);
});

test('behavior: what was committed is there after a stop and a start', async () => {
  const first = await open();
  await first.pool.query('create table kept as select 42 as answer');
  const pid = first.serverPid();
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
  const { mode } = await stat(path.join(folder, 'password'));
  expect(mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(new Client(wrong.href).connect()).rejects.toThrow('password authentication failed');
});

describe('a second process on the folder', () => {
  test('error: it is refused at once, with who has it and what to do', async () => {
    const { child, lines } = startOther(`console.log('open'); setInterval(() => undefined, 1000);`);
    await untilLines(lines, 1);
    const [pid] = await readPidFile();
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The database in ${folder} belongs to another running process (process ${child.pid} on ${hostname()}): stop that one first, give this one a DATA_DIR of its own, or set DATABASE_URL to a Postgres that several processes share.`,
    );
    expect((await readPidFile())[0]).toBe(pid);
    expect(isRunning(pid)).toBe(true);
  });

  test('error: of two that start together on a fresh folder one is refused', async () => {
    await rm(folder, { recursive: true });
    const both = await Promise.allSettled([open(), open()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await opened[0]?.pool.query('select 1 as one'))?.rows).toEqual([{ one: 1 }]);
  });

  test('error: nor does another name of the folder let it in', async () => {
    await open();
    const other = path.join(dataDir, 'other');
    await symlink(dataDir, other);
    await expect(openDatabase({ dataDir: other })).rejects.toThrow('belongs to another running process');
  });

  test('behavior: a command beside the server is its client, and leaves it running', async () => {
    const server = await open();
    const beside = await openDatabaseBeside({ dataDir });
    await beside.pool.query('create table kept as select 42 as answer');
    expect(beside.serverPid()).toBe(null);
    await beside.close();
    expect((await server.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
  });

  test('error: a command beside a server that is still starting says so', async () => {
    await open();
    await writeFile(path.join(folder, 'owner.json'), '');
    await expect(openDatabaseBeside({ dataDir })).rejects.toThrow(
      'is still starting: try again in a moment.',
    );
  });

  test('behavior: a command without a server starts the database for itself', async () => {
    const alone = await openDatabaseBeside({ dataDir });
    const pid = alone.serverPid();
    expect(isRunning(pid)).toBe(true);
    await alone.close();
    expect(isRunning(pid)).toBe(false);
  });
});

describe('after kill -9', () => {
  test('behavior: of Postgres, it comes back on the same address', async () => {
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

  test.each(['the server', 'the server and Postgres'])(
    'behavior: of %s in the middle of writes, nothing committed is lost',
    async (victims) => {
      const { child, lines } = startOther(`
        await pool.query('create table kept (n int)');
        for (let n = 1; ; n++) { await pool.query('insert into kept values ($1)', [n]); console.log(n); }`);
      await untilLines(lines, 200);
      const [left, port] = await readPidFile();
      await killed(child);
      expect(isRunning(left)).toBe(true);
      if (victims === 'the server and Postgres') process.kill(left, 'SIGKILL');

      const database = await open();
      expect(database.serverPid()).not.toBe(left);
      const { rows } = await database.pool.query<{ n: number }>('select n from kept order by n');
      const written = rows.map(({ n }) => n);
      expect(written).toEqual(written.map((_, i) => i + 1));
      expect(written.length).toBeGreaterThanOrEqual(lines.length);
      // Free: what was left is gone.
      expect(await probePort(port)).toBe(port);
    },
  );
});

describe('what an earlier run left in the folder', () => {
  test('behavior: a data folder that was half made is made', async () => {
    await rename(path.join(folder, 'data'), path.join(folder, 'unfinished'));
    await rm(path.join(folder, 'unfinished/global/pg_control'));
    const database = await open();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(await readdir(folder)).not.toContain('unfinished');
  });

  test.each([
    // Postgres itself passes over its own number and its parent's alone.
    ['the number of a program that runs now', async () => `${await runIdle()}\n/x\n0\n1\n`],
    ['nothing', async () => ''],
  ])('behavior: a pid file with %s is passed over', async (_name, textOf) => {
    await open();
    await closeAll();
    await writeFile(pidFile(), await textOf());
    expect((await (await open()).pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('behavior: a copy of the folder of a running server is a database of its own', async () => {
    const original = await open();
    await original.pool.query('create table kept as select 42 as answer; checkpoint');
    const elsewhere = path.join(dataDir, 'elsewhere');
    await mkdir(elsewhere);
    await copy(dataDir, elsewhere);
    const other = await openDatabase({ dataDir: elsewhere });
    opened.push(other);
    expect((await other.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    expect(isRunning(original.serverPid())).toBe(true);
    expect((await original.pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
  });
});

/** A program of this machine that has nothing to do with the database. */
async function runIdle(): Promise<number> {
  const child = spawn('sleep', ['1000']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'spawn');
  return child.pid ?? 0;
}

test('behavior: it waits for what was left behind to end, and for its port', async () => {
  const database = await open();
  const port = Number(new URL(database.url).port);
  // Looks as a Postgres of this folder does, and takes its time to end.
  const script = `process.on('SIGINT', () => console.log('asked')); setInterval(() => 0, 1000); console.log('up');`;
  const left = spawn(process.execPath, ['--eval', script, '--', '-D', path.dirname(pidFile())]);
  onTestFinished(() => void left.kill('SIGKILL'));
  await once(left.stdout, 'data');
  await writeFile(pidFile(), `${left.pid}\n`);
  process.kill(database.serverPid() ?? 0, 'SIGKILL');
  expect(String(await once(left.stdout, 'data'))).toBe('asked\n');

  const thief = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  await once(thief, 'listening');
  await killed(left);
  await until(
    async () => (await readFile(path.join(folder, 'server.log'), 'utf8')).includes('Address already in use'),
    () => 'it was not started',
  );
  thief.close();
  await until(
    async () => (await database.pool.query('select 1').catch(() => null)) !== null,
    () => 'it did not come back',
  );
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
