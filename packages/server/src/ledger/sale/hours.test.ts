import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPaidBuyers, readSaleHours } from '#ledger/sale/hours.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const HOUR = 3_600;
const START = 1_800_000_000;
const BUYER = `0x${'a1'.repeat(20)}` as const;

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const purchase = (n: number, coin: 'USDT' | 'USDC') => ({
  txHash: hashOf(n),
  buyer: BUYER,
  coin,
  chargedUnits: 1_200_000n,
});

test('behavior: purchases are summed by the hour of UTC in which they were made', async () => {
  const ledger = await startTestLedger(client);
  expect(await readSaleHours(client)).toEqual([]);
  expect(await readPaidBuyers(client)).toEqual({ claimed: 0, refunded: 0, all: 0 });
  await ledger.block([purchase(1, 'USDT')], 'a', {}, START);
  await ledger.block([purchase(2, 'USDC'), purchase(3, 'USDT')], 'a', {}, START + HOUR - 1);
  await ledger.block([purchase(4, 'USDC')], 'a', {}, START + 3 * HOUR);
  const tokens = 1_000n * 10n ** 18n;
  expect(await readSaleHours(client)).toEqual([
    {
      startSeconds: START,
      units: { USDT: 2_400_000n, USDC: 1_200_000n },
      purchases: { USDT: 2, USDC: 1 },
      tokens: 3n * tokens,
    },
    {
      startSeconds: START + 3 * HOUR,
      units: { USDT: 0n, USDC: 1_200_000n },
      purchases: { USDT: 0, USDC: 1 },
      tokens,
    },
  ]);
  expect(await readPaidBuyers(client)).toEqual({ claimed: 0, refunded: 0, all: 1 });
});
