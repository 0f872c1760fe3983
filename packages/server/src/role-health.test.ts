// A watcher and a worker say what is wrong, though nobody sees a page of theirs.
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { openPool } from '#postgres/database.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { createRoleHealth } from './role-health.ts';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.note();
});
beforeEach(() => client.query('truncate app.jobs, watch.alarms'));
afterAll(async () => {
  await client.end();
  await database.drop();
});

const healthOf = (laterMs = 0, db: Pick<TestDatabase['pool'], 'query'> = database.pool, isUp = true) =>
  createRoleHealth({
    db,
    roles: new Set(['watcher', 'worker']),
    isUp: () => isUp,
    isLeading: () => true,
    hasBackup: false,
    isCompared: true,
    clock: () => Date.now() + laterMs,
  })();

test('behavior: all is well', async () => {
  expect(await healthOf()).toEqual({
    status: 'ok',
    roles: ['watcher', 'worker'],
    isLeading: true,
    database: 'ok',
    ledger: 'ok',
    alarms: 0,
    failedJobs: [],
    backup: 'none',
    endpoints: 'compared',
  });
});

test('behavior: a ledger that was last read a minute ago is stale', async () => {
  expect(await healthOf(61_000)).toMatchObject({ status: 'stale', ledger: 'stale' });
});

test('behavior: an alarm that stands is reported', async () => {
  await client.query(`insert into watch.alarms (code, detail) values ('SHORTFALL', 'x')`);
  expect(await healthOf()).toMatchObject({ status: 'degraded', alarms: 1 });
  await client.query('update watch.alarms set cleared_at = now()');
  expect(await healthOf()).toMatchObject({ status: 'ok', alarms: 0 });
});

test('behavior: a job that failed is named', async () => {
  await client.query(`insert into app.jobs (name, fault) values ('well', null), ('ill', 'TypeError')`);
  expect(await healthOf()).toMatchObject({ status: 'degraded', failedJobs: ['ill'] });
});

test('error: a database that is away is reported', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, createLog('error', () => undefined).debug);
  proxy.cut();
  expect(await healthOf(0, pool)).toMatchObject({
    status: 'degraded',
    database: 'unavailable',
    ledger: null,
  });
  await pool.end();
  await proxy.close();
});

test('error: a database that hangs is reported to each of four probes a second', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, createLog('error', () => undefined).debug);
  await pool.query('select 1');
  proxy.hold();
  let nowMs = Date.now();
  const health = createRoleHealth({
    db: pool,
    roles: new Set(['watcher']),
    isUp: () => true,
    isLeading: () => true,
    hasBackup: false,
    isCompared: true,
    clock: () => (nowMs += 250),
    deadlineMs: 200,
  });
  const answers = await Promise.all(Array.from({ length: 16 }, () => health()));
  expect(answers.map(({ database: said }) => said)).toEqual(Array(16).fill('unavailable'));
  proxy.cut();
  await pool.end();
  await proxy.close();
});

test('behavior: before its roles are up it is starting, and asks nothing', async () => {
  const db = { query: () => Promise.reject(new Error('asked')) } as never;
  expect(await healthOf(0, db, false)).toMatchObject({ status: 'starting', database: null });
});
