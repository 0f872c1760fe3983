import type { MarketEvent } from '@lilape/domain/market/fold';
import { openingSqrtPriceX96 } from '@lilape/domain/market/opening';
import { type MarketBody, marketBody } from '@lilape/wire/market';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saleDeployment } from '#chain/deployment.ts';
import { TEST_DEPLOYMENT, hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, scriptChain, startApiRig } from '#testing/api-rig.ts';
import { openTestStream } from '#testing/api-stream.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const { coins, lilape } = saleDeployment(TEST_DEPLOYMENT);
const MILLION = 10n ** 24n;
const DAY = 86_400;
const RELEASED = 1_840_000_000;
const POOL = `0x${'07'.repeat(32)}` as const;
const isFirst = lilape < coins.USDT;

const released: MarketEvent = {
  type: 'released',
  soldTokens: 10_000n * MILLION,
  rewards: 3_000n * MILLION,
  liquidity: 2_000n * MILLION,
  team: 1_000n * MILLION,
  marketing: 1_500n * MILLION,
  development: 1_000n * MILLION,
  dao: 1_000n * MILLION,
  burnedTokens: 5n * MILLION,
};
const opened: MarketEvent = {
  type: 'opened',
  coin: coins.USDT,
  poolId: POOL,
  moneyUnits: 2_400_000n,
  tokens: 2_000n * 10n ** 18n,
  sqrtPriceX96: openingSqrtPriceX96(1_200n, isFirst),
  // √(2,000 · 10¹⁸ · 2,400,000), nearly.
  liquidity: 69_282_032_302_755n,
};

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  const buyer = `0x${'b1'.repeat(20)}` as const;
  await ledger.block([{ txHash: hashOf(9), buyer, coin: 'USDC', chargedUnits: 12_000_000_000n }]);
  await ledger.index();
  await ledger.note();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await untilKnown();
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

async function untilKnown(): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
}

async function reported(): Promise<MarketBody> {
  const response = await rig.request('/api/market');
  expect(response.status).toBe(200);
  return marketBody.parse(await response.json());
}

/** The next block, with events of the market in it. */
async function block(atSeconds: number, ...market: MarketEvent[]): Promise<void> {
  await ledger.block([], 'a', { market }, atSeconds);
  await untilKnown();
}

test('behavior: before the release it tells what would happen, with the whole of a stage at its own price', async () => {
  expect(await reported()).toMatchObject({
    stage: 'selling',
    released: null,
    opensAt: null,
    forecast: {
      sold: '10000000',
      supply: '518000000',
      prizes: '500000000',
      price: '0.0012',
      split: {
        rewards: '3000000',
        liquidity: '2000000',
        team: '1000000',
        marketing: '0',
        development: '1000000',
        dao: '1000000',
      },
      worstCasePpm: 28_246,
    },
    pools: [
      { coin: 'USDT', status: 'waiting', poolId: null, now: null },
      { coin: 'USDC', status: 'waiting', poolId: null, now: null },
    ],
  });
});

test('behavior: released, what is due grows by the second, and the pools open 24 hours later', async () => {
  const stream = await openTestStream(rig.url, undefined, 'market');
  await block(RELEASED, released);
  const event = await stream.next(({ data }) => (data as MarketBody).stage === 'released');
  stream.close();
  await block(RELEASED + 73 * DAY, {
    type: 'paid',
    purpose: 'dao',
    recipient: lilape,
    tokens: 150n * MILLION,
  });
  const body = await reported();
  expect(body).toMatchObject({
    stage: 'released',
    forecast: { sold: '10000000', price: '0.0012' },
    released: { sold: '10000000000', burned: '5000000', time: '2028-04-22T07:06:40.000Z', status: 'seen' },
    opensAt: '2028-04-23T07:06:40.000Z',
    payouts: {
      marketing: { paid: '0', due: '300000000', left: '1500000000' },
      development: { paid: '0', due: '200000000', left: '1000000000' },
      dao: { paid: '150000000', due: '50000000', left: '850000000' },
    },
  });
  expect(event.event).toBe('market');
});

test('behavior: an open pool is shown with what is in it, asked of the chain', async () => {
  await block(
    RELEASED + 74 * DAY,
    { type: 'failed', coin: coins.USDC, givenUpFrom: RELEASED + 104 * DAY },
    opened,
  );
  const root = openingSqrtPriceX96(1_200n, isFirst);
  rig.chain.poolSlots = [{ sqrtPriceX96: isFirst ? root / 2n : root * 2n, liquidity: 7n }];
  await block(RELEASED + 75 * DAY, { type: 'fees', coin: coins.USDT, burnedTokens: MILLION, paidUnits: 5n });
  const { pools } = await reported();
  expect(pools).toMatchObject([
    {
      status: 'opened',
      poolId: POOL,
      openingPrice: '0.0012',
      openedWith: { lilape: '2000', coin: '2.4' },
      liquidity: '69282032302755',
      fees: { burned: '1000000', paid: '0.000005' },
      // Half the root: twice the LILAPE, half the coin.
      now: { price: '0.0003', coin: '1.199999', liquidity: '7' },
    },
    { status: 'waiting', givenUpFrom: '2028-08-04T07:06:40.000Z', now: null },
  ]);
  expect(Number(pools[0]?.now?.lilape)).toBeCloseTo(4_000, 6);
});

test('error: where the chain cannot be asked, all else is answered', async () => {
  rig.chain.isDown = true;
  await block(RELEASED + 76 * DAY, { type: 'swept', coin: coins.USDT, units: 9n });
  expect((await reported()).pools[0]).toMatchObject({ status: 'opened', swept: '0.000009', now: null });
  rig.chain.isDown = false;
  expect(rig.logLines.join('')).toContain('market.pools-unknown');
});

test('behavior: an answer that holds is not sent again', async () => {
  const etag = (await rig.request('/api/market')).headers.get('etag') ?? '';
  expect((await rig.request('/api/market', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('error: without the contracts there is none', async () => {
  const contracts = { ...TEST_DEPLOYMENT.contracts, reserves: null, poolOpener: null };
  const other = await startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    real: { chain: scriptChain(), deployment: { ...TEST_DEPLOYMENT, contracts } },
  });
  const response = await other.request('/api/market');
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'MARKET_NOT_DEPLOYED' }]);
  await other.close();
});
