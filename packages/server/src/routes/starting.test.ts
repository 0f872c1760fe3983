// An API that listens already while its database has no tables yet: a client is asked to come back.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenApi, createFuzz, seeded } from '#testing/api-fuzz.ts';
import { hashOf } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const COUNT = 600;
const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
let database: TestDatabase;
let rig: ApiRig;
let limitNowMs = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const client = new Client(database.url);
  await client.connect();
  await client.query('drop schema app, watch, ledger cascade; drop table public.migrations');
  await client.end();
  rig = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    isPrepared: () => false,
    adminWallets: [ALICE],
    limitClock: () => (limitNowMs += 60_000),
  });
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

test('behavior: no valid request is a fault of ours, and what is 503 says when to come back', async () => {
  const api = (await (await rig.request('/api/openapi.json')).json()) as OpenApi;
  const fuzz = createFuzz(api, seeded(20_261_126), [hashOf(1)]);
  const wrong: string[] = [];
  const statuses = new Map<string, number>();
  for (let made = 0; made < COUNT; made += 1) {
    const { method, path, pattern, headers, body, fault } = fuzz.next();
    if (fault !== null || pattern === '/api/events') continue;
    const answer = await rig.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
    const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
    statuses.set(`${method} ${pattern}`, answer.status);
    if (answer.status === 500) wrong.push(`${method} ${pattern}: 500`);
    if (code === 'SERVICE_UNAVAILABLE' && answer.headers.get('retry-after') !== '2')
      wrong.push(`${method} ${pattern}: no Retry-After`);
  }
  expect([...new Set(wrong)].toSorted()).toEqual([]);
  expect([...statuses].filter(([, status]) => status === 503).length).toBeGreaterThan(20);
});
