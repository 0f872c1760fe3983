import type { Address } from '@lilape/domain/address';
import type { StakingEvent } from '@lilape/domain/staking/fold';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_DEPLOYMENT, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, scriptChain, startApiRig } from '#testing/api-rig.ts';
import { openTestStream } from '#testing/api-stream.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO = `0x${'0'.repeat(40)}` as const;
const ANN: Address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const BOB: Address = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const ANN_OUT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const POOL = (TEST_DEPLOYMENT.contracts.staking ?? ZERO).toLowerCase() as Address;
const ONE = 10n ** 18n;
const DAY = 86_400;
const START = 1_800_000_000;

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

/** 365 LILAPE at 20% earn one in 5 days. */
const staked = (stakeId: number, apeId: number): StakingEvent => ({
  type: 'staked',
  account: ANN,
  stakeId,
  tokens: 365n * ONE,
  lockDays: 90,
  apeId,
  rewardTokens: (apeId === 0 ? 18n : 36n) * ONE,
});

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  const funding = [
    { from: ZERO, to: POOL, tokens: 1_000n * ONE },
    { from: ZERO, to: ANN, tokens: 1_000n * ONE },
  ];
  await ledger.block([], 'a', { holders: funding, apes: [{ from: ZERO, to: ANN, id: 7 }] }, START);
  await ledger.block(
    [],
    'a',
    { holders: [{ from: ANN, to: POOL, tokens: 730n * ONE }], staking: [staked(1, 7), staked(2, 0)] },
    START + 100,
  );
  await ledger.block(
    [],
    'a',
    {
      holders: [{ from: POOL, to: ANN, tokens: 12n * ONE }],
      staking: [{ type: 'claimed', account: ANN, stakeId: 1, rewardTokens: 12n * ONE }],
    },
    START + 100 + 30 * DAY,
  );
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

const jsonOf = async (path: string): Promise<unknown> => (await rig.request(path)).json();

async function untilKnown(): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
}

test('behavior: the pool is shown in full, each figure from its own source', async () => {
  expect(await jsonOf('/api/staking/stats')).toEqual({
    success: true,
    totalStaked: '730',
    rewardsFree: '946',
    rewardsReserved: '42',
    rewardsPaid: '12',
    rewardsFunded: '1000',
    rewardsTaken: '0',
    openStakes: 2,
    stakeCounter: 2,
    stakers: 1,
    periods: [
      { days: 90, baseAPY: 2_000, nftAPY: 4_000 },
      { days: 180, baseAPY: 3_000, nftAPY: 6_000 },
      { days: 360, baseAPY: 5_000, nftAPY: 10_000 },
    ],
    block: 103,
    as_of: expect.stringMatching(/^20\d\d-.*Z$/) as string,
  });
});

test('behavior: an account’s stakes come with what happened to each, oldest first', async () => {
  expect(await jsonOf(`/api/stakes/${ANN_OUT}`)).toEqual({
    success: true,
    address: ANN_OUT,
    stakes: [
      {
        id: 1,
        amount: '365',
        lockDays: 90,
        startTime: '2027-01-15T08:01:40.000Z',
        endTime: '2027-04-15T08:01:40.000Z',
        lastClaimTime: '2027-02-14T08:01:40.000Z',
        totalClaimed: '12',
        apy: 4_000,
        hasNFTBonus: true,
        isNFTBound: true,
        nftTokenId: '7',
        active: true,
        reserved: '24',
        openedTx: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
        openedBlock: 102,
        statement: [
          expect.objectContaining({
            type: 'staked',
            amount: '36',
            block: 102,
            time: '2027-01-15T08:01:40.000Z',
          }),
          expect.objectContaining({
            type: 'claimed',
            amount: '12',
            block: 103,
            time: '2027-02-14T08:01:40.000Z',
          }),
        ],
      },
      expect.objectContaining({
        id: 2,
        apy: 2_000,
        hasNFTBonus: false,
        isNFTBound: false,
        nftTokenId: '0',
        totalClaimed: '0',
        lastClaimTime: '2027-01-15T08:01:40.000Z',
        reserved: '18',
      }),
    ],
    stakeCounter: 2,
    openStakes: 2,
    block: 103,
    as_of: expect.any(String) as string,
  });
});

test('behavior: whoever never staked has no stakes', async () => {
  expect(await jsonOf(`/api/stakes/${BOB}`)).toMatchObject({ stakes: [], stakeCounter: 0, openStakes: 0 });
});

test.each([
  ['/api/stakes/0x12', 400, 'INVALID_FIELD'],
  [`/api/stakes/${ANN_OUT.replace('C', 'c')}`, 400, 'INVALID_FIELD'],
  [`/api/stakes/${ZERO}`, 400, 'INVALID_FIELD'],
  ['/api/stakes', 404, 'NOT_FOUND'],
])('error: %s is %d', async (path, status, code) => {
  const response = await rig.request(path);
  expect([response.status, await response.json()]).toMatchObject([status, { success: false, code }]);
});

test('error: what cannot be written is refused', async () => {
  expect((await rig.request('/api/staking/stats', { method: 'POST' })).status).toBe(405);
  expect((await rig.request(`/api/stakes/${ANN}`, { method: 'DELETE' })).status).toBe(405);
});

test('behavior: an answer that holds is not sent again', async () => {
  for (const path of ['/api/staking/stats', `/api/stakes/${ANN}`]) {
    const etag = (await rig.request(path)).headers.get('etag') ?? '';
    expect((await rig.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  }
});

test('behavior: an ape that was sold doubles nothing, though it is bound until somebody says so', async () => {
  const stream = await openTestStream(rig.url, undefined, 'staking');
  await ledger.block([], 'a', { apes: [{ from: ANN, to: BOB, id: 7 }] }, START + 100 + 40 * DAY);
  await untilKnown();
  const sold = (await jsonOf(`/api/stakes/${ANN}`)) as { stakes: object[] };
  expect(sold.stakes[0]).toMatchObject({ apy: 2_000, hasNFTBonus: false, isNFTBound: true, reserved: '24' });

  const unbound: StakingEvent = {
    type: 'unbound',
    account: ANN,
    stakeId: 1,
    apeId: 7,
    freedTokens: 12n * ONE,
  };
  await ledger.block([], 'a', { staking: [unbound] }, START + 100 + 41 * DAY);
  const frame = await stream.next(
    ({ event, data }) =>
      event === 'staking' && (data as { rewardsReserved: string }).rewardsReserved === '30',
  );
  expect(frame.data).toMatchObject({ rewardsFree: '958', rewardsFunded: '1000', block: 105 });
  await untilKnown();
  const freed = (await jsonOf(`/api/stakes/${ANN}`)) as { stakes: object[] };
  expect(freed.stakes[0]).toMatchObject({ apy: 2_000, isNFTBound: false, nftTokenId: '7', reserved: '12' });
  stream.close();
});

test('behavior: unstaked, a stake stays as a record', async () => {
  const time = START + 100 + 90 * DAY;
  const payment = { from: POOL, to: ANN, tokens: 383n * ONE };
  const unstaked = {
    type: 'unstaked',
    account: ANN,
    stakeId: 2,
    tokens: 365n * ONE,
    rewardTokens: 18n * ONE,
  } as const;
  await ledger.block([], 'a', { holders: [payment], staking: [unstaked] }, time);
  await untilKnown();
  const { stakes } = (await jsonOf(`/api/stakes/${ANN}`)) as { stakes: object[] };
  expect(stakes[1]).toMatchObject({
    active: false,
    apy: 0,
    totalClaimed: '18',
    reserved: '0',
    amount: '365',
  });
  expect(await jsonOf('/api/staking/stats')).toMatchObject({
    totalStaked: '365',
    rewardsFree: '958',
    rewardsReserved: '12',
    rewardsPaid: '30',
    rewardsFunded: '1000',
    openStakes: 1,
    stakeCounter: 2,
    stakers: 1,
  });
});

test('behavior: a plain transfer tops the pool up, and what the owner took is listed', async () => {
  await ledger.block([], 'a', {
    holders: [
      { from: ANN, to: POOL, tokens: 5n * ONE },
      { from: POOL, to: BOB, tokens: 3n * ONE },
    ],
    staking: [{ type: 'taken', to: BOB, tokens: 3n * ONE }],
  });
  await untilKnown();
  expect(await jsonOf('/api/staking/stats')).toMatchObject({
    rewardsFree: '960',
    rewardsFunded: '1005',
    rewardsTaken: '3',
  });
});

test('behavior: metrics tell how much of the pool is free', async () => {
  const text = await (await rig.request('/metrics')).text();
  expect(text).toContain('# TYPE staking_rewards_free gauge\nstaking_rewards_free 960\n');
  expect(text).toContain('staking_rewards_reserved 12\n');
});

test('behavior: blocks that are taken back take their stakes along', async () => {
  await ledger.rollBackTo(101);
  await untilKnown();
  expect(await jsonOf(`/api/stakes/${ANN}`)).toMatchObject({ stakes: [], block: 101 });
  expect(await jsonOf('/api/staking/stats')).toMatchObject({
    rewardsFree: '1000',
    openStakes: 0,
    stakers: 0,
  });
});

test('error: where there is nothing to stake in, both say so', async () => {
  const contracts = { ...TEST_DEPLOYMENT.contracts, staking: null };
  const real = { chain: scriptChain(), deployment: { ...TEST_DEPLOYMENT, contracts } };
  const other = await openTestDatabase();
  const without = await startApiRig({ pool: other.pool, databaseUrl: other.url, real });
  for (const path of ['/api/staking/stats', `/api/stakes/${ANN}`]) {
    const response = await without.request(path);
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { code: 'STAKING_NOT_DEPLOYED', error: 'Staking hasn’t opened on this network yet.' },
    ]);
  }
  await without.close();
  await other.drop();
});

test('error: before the ledger is there, both ask to come back', async () => {
  const other = await openTestDatabase();
  const early = await startApiRig({ pool: other.pool, databaseUrl: other.url });
  for (const path of ['/api/staking/stats', `/api/stakes/${ANN}`])
    expect((await early.request(path)).status).toBe(503);
  await early.close();
  await other.drop();
});
