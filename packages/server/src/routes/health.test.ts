// Health by the age of the data, and who may read metrics.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayReadMetrics } from '#http/status.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { startApiRig } from '#testing/api-rig.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { openPool } from '#postgres/database.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const client = new Client(database.url);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.note();
  await client.end();
});
afterAll(() => database.drop());

test.each([
  [0, 'ok'],
  [61_000, 'degraded'],
])('behavior: data read %i ms ago is %s', async (laterMs, status) => {
  const rig = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    clock: () => Date.now() + laterMs,
  });
  await rig.untilVersion(1n);
  expect(await (await rig.request('/api/')).json()).toMatchObject({ success: true, status });
  await rig.close();
});

test('behavior: a process with a silent database is alive, but not ready', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  const rig = await startApiRig({ pool, databaseUrl: proxy.url });
  await rig.untilVersion(1n);
  expect((await rig.request('/api/ready')).status).toBe(200);
  proxy.hold();
  rig.api.parts.feed.signal();
  await until(
    async () => (await rig.request('/api/ready')).status === 503,
    () => 'not ready',
  );
  expect(await (await rig.request('/api/ready')).json()).toMatchObject({
    success: false,
    status: 'database',
  });
  expect(await (await rig.request('/api/live')).json()).toEqual({ success: true, status: 'alive' });
  proxy.mend();
  await rig.close();
  await pool.end();
  await proxy.close();
});

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['203.0.113.7', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, false],
  ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, false],
])('behavior: metrics for %s with %j: %s', (address, headers, isShown) => {
  expect(mayReadMetrics(address, headers)).toBe(isShown);
});
