// What an operator reads when the server cannot start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmod, copyFile, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#postgres/database.ts';
import { until } from '#testing/ledger.ts';
import { openTestDatabase } from '#testing/postgres.ts';
import { startS3 } from '#testing/s3-double.ts';
import { BARE_ENV } from '#testing/server-process.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lilape-start-'));
  // Root's Postgres runs as another user, who must get in.
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, '.env'), '');
  await symlink(path.join(REPOSITORY, 'packages'), path.join(folder, 'packages'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** Runs what `npm run serve` runs, in `folder`, until it ends; what it wrote to stderr. */
async function serve(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: { serve: string };
  };
  const [, , ...args] = scripts.serve.split(' ');
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...BARE_ENV, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return said;
}

describe('npm run serve', () => {
  test('behavior: settings stand in .env', async () => {
    await writeFile(path.join(folder, '.env'), 'PORT=eighty\n');
    expect(await serve()).toBe('PORT must be a whole number from 0 to 65535, not "eighty".\n');
  });

  test('behavior: the environment wins over .env', async () => {
    await writeFile(path.join(folder, '.env'), 'ROLE=all\n');
    expect(await serve({ ROLE: 'boss' })).toBe(
      'ROLE must be "all" or a list of api, watcher, worker, keeper, not "boss".\n',
    );
  });
});

describe('SIGTERM', () => {
  test('behavior: it reaches the server through npm, which ends in order', async () => {
    await copyFile(path.join(REPOSITORY, 'package.json'), path.join(folder, 'package.json'));
    const endpoint = createServer((_incoming, outgoing) =>
      outgoing.end('{"jsonrpc":"2.0","id":1,"result":"0x7a69"}'),
    );
    onTestFinished(() => void endpoint.close());
    await once(endpoint.listen(0, '127.0.0.1'), 'listening');
    const database = await openTestDatabase();
    onTestFinished(() => database.drop());
    const { port } = endpoint.address() as AddressInfo;
    const child = spawn('npm', ['run', 'serve'], {
      cwd: folder,
      detached: true,
      env: {
        ...BARE_ENV,
        PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
        HOME: folder,
        ROLE: 'worker',
        DATABASE_URL: database.url,
        RPC_URL: `http://127.0.0.1:${port}`,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { pid = 0 } = child;
    let isClosed = false;
    // The whole group, where npm has left somebody behind.
    onTestFinished(() => void (isClosed || process.kill(-pid, 'SIGKILL')));
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    const closed = once(child, 'close').then(() => (isClosed = true));
    await until(
      async () => said.includes('"server.started"'),
      () => said,
    );
    child.kill('SIGTERM');
    await until(
      async () => isClosed,
      () => `the server still runs: ${said}`,
    );
    await closed;
    expect(said).toContain('"server.stopped"');
  });
});

describe('a start that cannot succeed', () => {
  const rpc = { RPC_URL: 'http://127.0.0.1:9' };

  test('error: a DATA_DIR that is a file is named', async () => {
    await writeFile(path.join(folder, 'data'), '');
    expect(await serve({ ...rpc, DATA_DIR: './data' })).toMatch(
      /^DATA_DIR \.\/data cannot be used \(E\w+ at .*\): choose a folder that this user may write\.\n$/,
    );
  });

  test('error: a chain without a deployment is named', async () => {
    expect(await serve({ ...rpc, CHAIN_ID: '1', PUBLIC_RPC_URL: 'http://127.0.0.1:9' })).toBe(
      'There is no deployment on chain 1: packages/contracts/deployments/1.json is missing.\n',
    );
  });

  test('error: an endpoint of another chain is named', async () => {
    const endpoint = createServer((_incoming, outgoing) =>
      outgoing.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'),
    );
    onTestFinished(() => void endpoint.close());
    await once(endpoint.listen(0, '127.0.0.1'), 'listening');
    const { port } = endpoint.address() as AddressInfo;
    const database = await openTestDatabase();
    onTestFinished(() => database.drop());
    expect(await serve({ DATABASE_URL: database.url, RPC_URL: `http://127.0.0.1:${port}`, PORT: '0' })).toBe(
      'RPC_URL leads to chain 1, not 31337: correct RPC_URL or CHAIN_ID.\n',
    );
  });

  test('error: a bucket that is not there is named', async () => {
    const store = await startS3();
    onTestFinished(() => store.close());
    const database = await openTestDatabase();
    onTestFinished(() => database.drop());
    const { endpoint, accessKeyId, secretAccessKey, region } = store.settings;
    const said = await serve({
      ...rpc,
      DATABASE_URL: database.url,
      PORT: '0',
      STUDIO_KEY: `0x${'1'.repeat(64)}`,
      S3_BUCKET: 'nowhere',
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    const { host } = new URL(endpoint);
    expect(said).toBe(`The bucket nowhere at ${host} does not exist: create it, or set S3_BUCKET.\n`);
  });

  test.each([
    ['a wrong password', 'password', 'wrong', 'The database refuses the user or password of DATABASE_URL'],
    [
      'a database that is not there',
      'pathname',
      '/nowhere',
      'There is no database of the name in DATABASE_URL',
    ],
  ] as const)('error: %s is named', async (_name, part, value, sentence) => {
    const database = await openTestDatabase();
    onTestFinished(() => database.drop());
    const wrong = new URL(database.url);
    wrong[part] = value;
    expect(await serve({ ...rpc, DATABASE_URL: wrong.href, PORT: '0' })).toContain(sentence);
  });

  test('behavior: asked to stop while the database starts, it ends in order', async () => {
    const places = path.join(folder, 'data/postgres');
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      cwd: folder,
      env: { ...BARE_ENV, ...rpc, DATA_DIR: './data' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    // Written just before the database is made.
    await until(
      async () => (await readdir(places).catch((): string[] => [])).includes('owner.json'),
      () => 'it never came to the database',
    );
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output).toContain('it was asked to stop before it was up');
    // Postgres takes it away at its end.
    expect(await readdir(path.join(places, 'data'))).not.toContain('postmaster.pid');
  });

  test('error: a second server on a folder learns who has it', async () => {
    const dataDir = path.join(folder, 'data');
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(await serve({ ...rpc, DATA_DIR: './data' })).toBe(
      `The database in ${dataDir}/postgres belongs to another running process (process ${process.pid} on ${hostname()}): stop that one first, give this one a DATA_DIR of its own, or set DATABASE_URL to a Postgres that several processes share.\n`,
    );
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
