import type { Address } from '@lilape/domain/address';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccountStakes } from '#ledger/staking/account-stakes.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ANN: Address = `0x${'a1'.repeat(20)}`;
const START = 1_800_000_000;
const DAY = 86_400;
const ALL = { stakes: 10, lines: 10 };

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  const ledger = await startTestLedger(client);
  const opening = {
    type: 'staked',
    account: ANN,
    tokens: 365n,
    lockDays: 90,
    apeId: 0,
    rewardTokens: 18n,
  } as const;
  const staking = [1, 2, 3].map((stakeId) => ({ ...opening, stakeId }));
  await ledger.block([], 'a', { staking }, START);
  for (const day of [5, 10, 15]) {
    const claim = { type: 'claimed', account: ANN, stakeId: 2, rewardTokens: 1n } as const;
    await ledger.block([], 'a', { staking: [claim] }, START + day * DAY);
  }
  await ledger.note();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const blocksOf = async (limits: typeof ALL) => {
  const known = await readAccountStakes(client, ANN, limits);
  return known?.stakes.map(({ stakeId, lines }) => [stakeId, lines.map(({ block }) => Number(block))]);
};

test('behavior: stakes come in their order, each with all that happened to it', async () => {
  expect(await blocksOf(ALL)).toEqual([
    [1, [101]],
    [2, [101, 102, 103, 104]],
    [3, [101]],
  ]);
});

test('behavior: of many events the opening and the newest are read', async () => {
  expect((await blocksOf({ ...ALL, lines: 2 }))?.[1]).toEqual([2, [101, 103, 104]]);
  const known = await readAccountStakes(client, ANN, { ...ALL, lines: 1 });
  expect(known?.stakes[1]).toMatchObject({
    stake: { paidSeconds: 15 * DAY },
    opening: { type: 'staked', block: 101n },
  });
});

test('behavior: of many stakes the newest are read, and all are counted', async () => {
  expect((await blocksOf({ ...ALL, stakes: 2 }))?.map(([id]) => id)).toEqual([2, 3]);
  expect(await readAccountStakes(client, ANN, { ...ALL, stakes: 1 })).toMatchObject({
    counts: { opened: 3, open: 3 },
    block: 104n,
  });
});

test.each([
  ['staking', 'knows nothing of stakes'],
  ['apes', 'does not know which are doubled'],
])('behavior: a ledger that does not read %s %s', async (name) => {
  await client.query('begin');
  await client.query('delete from ledger.projections where name = $1', [name]);
  expect(await readAccountStakes(client, ANN, ALL)).toBe(null);
  await client.query('rollback');
});
