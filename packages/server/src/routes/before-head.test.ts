// The API over a ledger that has yet to come to the chain's head for the first time: it tells how far it is, and no figures.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const APE = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const ZERO = `0x${'0'.repeat(40)}` as const;
const FIGURES = [
  '/api/presale/info',
  '/api/stats',
  '/api/sale/history',
  '/api/staking/stats',
  `/api/stakes/${APE}`,
  `/api/holders/${APE}`,
  `/api/purchases/${APE}`,
  '/api/draws',
  '/api/market',
  '/api/giveaway',
  '/api/giveaway/entrants',
  `/api/giveaway/${APE}`,
];

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.block([], 'a', { holders: [{ from: ZERO, to: APE, tokens: 1n }] });
  await ledger.index();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await vi.waitUntil(() => rig.api.parts.feed.progress()?.heads.number === 101n, { timeout: 30_000 });
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

const statusOf = async (path: string) => (await rig.request(path)).status;

test('behavior: health says how far it is, and that nothing is ready', async () => {
  const response = await rig.request('/api/');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    status: 'starting',
    contracts: 'ok',
    ledger: { head: 101 },
    as_of: null,
  });
});

test.each(FIGURES)('behavior: %s is 503', async (path) => {
  expect(await statusOf(path)).toBe(503);
});

test('behavior: once it was there all is answered at once, as of then', async () => {
  await ledger.note();
  // Sooner than the next look that comes by itself.
  await expect.poll(() => statusOf('/api/presale/info'), { timeout: 3_000 }).toBe(200);
  expect(await Promise.all(FIGURES.map(statusOf))).toEqual(FIGURES.map(() => 200));
  const { as_of: asOf } = (await (await rig.request('/api/staking/stats')).json()) as { as_of: string };
  expect(Date.parse(asOf)).toBeGreaterThan(Date.now() - 60_000);
});
