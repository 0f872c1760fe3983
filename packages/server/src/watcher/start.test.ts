// A watcher goes on while what it needs is away, and says once what is wrong.
import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#log.ts';
import { openTestDatabase } from '#testing/postgres.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

let database: Server;
let watcher: Watcher;
let attempts: number;
let lines: string[];

beforeEach(async () => {
  [attempts, lines] = [0, []];
  // Takes every call and hangs up.
  database = createServer((socket) => {
    attempts++;
    // Once it has asked: it hangs up in one way, not in either of two.
    socket.once('data', () => socket.destroy());
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  watcher = startWatcher({
    databaseUrl: `postgres://lilape@127.0.0.1:${port}/lilape`,
    rpcUrls: ['http://127.0.0.1:1'],
    subject: { chainId: 31_337, fromBlock: 1n, projections: [] },
    log: createLog('info', (line) => lines.push(line)),
  });
});

afterEach(async () => {
  await watcher.stop();
  database.close();
});

const interruptions = () => lines.filter((line) => line.includes('watcher.interrupted')).length;

test('behavior: a database that hangs up is tried again and again, and reported once', async () => {
  await expect.poll(() => attempts, { timeout: 10_000 }).toBeGreaterThanOrEqual(4);
  expect([interruptions(), watcher.isLeading()]).toEqual([1, false]);
});

test('behavior: another trouble than before is reported again', async () => {
  await expect.poll(interruptions).toBe(1);
  database.close();
  await expect.poll(interruptions).toBe(2);
});

test('behavior: between leads in which nothing can be written it waits longer each time', async () => {
  const bare = await openTestDatabase();
  onTestFinished(() => bare.drop());
  await bare.pool.query('drop schema watch cascade');
  const ledAtMs: number[] = [];
  const interrupted: string[] = [];
  const leading = startWatcher({
    databaseUrl: bare.url,
    rpcUrls: ['http://127.0.0.1:1'],
    subject: { chainId: 31_337, fromBlock: 1n, projections: [] },
    log: createLog('info', (line) => {
      if (line.includes('watcher.leading')) ledAtMs.push(performance.now());
      else interrupted.push(line);
    }),
  });
  onTestFinished(() => leading.stop());
  await expect.poll(() => ledAtMs.length, { timeout: 30_000, interval: 20 }).toBe(4);
  const [first = 0, second = 0, third = 0, fourth = 0] = ledAtMs;
  expect(second - first).toBeGreaterThan(450);
  expect(third - second).toBeGreaterThan(950);
  expect(fourth - third).toBeGreaterThan(1_950);
  expect(interrupted.length).toBe(1);
});
