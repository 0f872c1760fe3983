// Health by the age of the data, and who may read metrics.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { greatestHead } from '#chain/head.ts';
import type { HealthBody } from '@lilape/wire/chain';
import { mayReadMetrics } from '#http/status.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { startApiRig } from '#testing/api-rig.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { noteReading } from '#ledger/heads.ts';
import { scriptedEndpoint } from '#testing/scripted-endpoint.ts';
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
  [0, 'ok', 0],
  [61_000, 'stale', 61],
] as const)(
  'behavior: data read %i ms ago is %s, and readiness says so without refusing',
  async (laterMs, status, seconds) => {
    const rig = await startApiRig({
      pool: database.pool,
      databaseUrl: database.url,
      clock: () => Date.now() + laterMs,
    });
    await rig.untilVersion(1n);
    const health = await rig.request('/api/');
    expect(health.status).toBe(200);
    const body = (await health.json()) as HealthBody;
    expect(body).toMatchObject({ success: true, status, ledger: { status } });
    // The rig's clock runs on beside the ledger's.
    expect(Math.abs((body.ledger.ageSeconds ?? -10) - seconds)).toBeLessThanOrEqual(5);
    const ready = await rig.request('/api/ready');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { success: true, status: 'ready', ledger: status },
    ]);
    await rig.close();
  },
);

test.each([
  [60, 'ok'],
  [61, 'stale'],
])(
  'behavior: a ledger %i s of the chain’s time behind the head is %s, however many blocks',
  async (seconds, status) => {
    const rig = await startApiRig({
      pool: database.pool,
      databaseUrl: database.url,
      clock: () => Date.now() + 6_000,
    });
    await rig.untilVersion(1n);
    const { number, timeSeconds } = rig.api.parts.feed.progress()?.heads ?? { number: 0n, timeSeconds: 0 };
    rig.chain.newest = { number: number + 300n, timeSeconds: timeSeconds + seconds };
    expect(await (await rig.request('/api/')).json()).toMatchObject({
      status,
      ledger: { lagBlocks: 300, lagSeconds: seconds },
    });
    await rig.close();
  },
);

test('behavior: a chain that does not answer is reported at once, before anything is stale, and is no reason to send people elsewhere', async () => {
  const rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await rig.untilVersion(1n);
  rig.chain.isDown = true;
  expect(await (await rig.request('/api/')).json()).toMatchObject({
    success: true,
    status: 'degraded',
    chain: { status: 'unavailable', head: null },
    ledger: { status: 'ok', lagSeconds: null },
  });
  expect((await rig.request('/api/ready')).status).toBe(200);
  await rig.close();
});

test('behavior: an API on the tables of an older program is not ready yet', async () => {
  let isPrepared = false;
  const rig = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    isPrepared: () => isPrepared,
  });
  await rig.untilVersion(1n);
  for (const path of ['/api/', '/api/ready']) {
    const answer = await rig.request(path);
    expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'starting' }]);
  }
  isPrepared = true;
  expect((await rig.request('/api/ready')).status).toBe(200);
  await rig.close();
});

test('behavior: a process whose clock is ahead does not call the ledger fresher than the database’s clock says', async () => {
  const client = new Client(database.url);
  await client.connect();
  const hour = 3_600_000;
  await noteReading(client, { endpoints: 1, finalRestsOn: 1, headGoodUntilMs: Date.now() + 5 * hour });
  const { rows } = await client.query<{ ahead: boolean }>(
    'select read_at_ms > extract(epoch from now()) * 1000 + 1000 as ahead from watch.progress',
  );
  expect(rows).toEqual([{ ahead: false }]);
  await client.end();
});

test('behavior: a reading that was not at the head leaves the time of the last one that was', async () => {
  const client = new Client(database.url);
  await client.connect();
  const readAt = async () =>
    (
      await client.query<{ read_at_ms: string; endpoints: number }>(
        'select read_at_ms, endpoints from watch.progress',
      )
    ).rows[0];
  const before = await readAt();
  await noteReading(client, { endpoints: 0, finalRestsOn: 1, headGoodUntilMs: null });
  expect(await readAt()).toEqual({ read_at_ms: before?.read_at_ms, endpoints: 0 });
  await client.end();
});

test('behavior: the head is the greatest of all endpoints that answer', async () => {
  const [still, ahead, silent] = [scriptedEndpoint(0), scriptedEndpoint(1), scriptedEndpoint(2)];
  ahead.head = 400n;
  silent.intercept = () => Promise.reject(new Error('down'));
  expect(await greatestHead([still, ahead, silent])).toMatchObject({
    number: 400n,
    timeSeconds: 1_800_000_400,
  });
  await expect(greatestHead([silent])).rejects.toThrow('No endpoint shows a block.');
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
  expect((await rig.request('/api/ready')).headers.get('retry-after')).toBe('2');
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
