import type { Address } from '@lilape/domain/address';
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSoldMints } from '#ledger/apes/transfers.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO: Address = `0x${'0'.repeat(40)}`;
const ANN: Address = `0x${'a1'.repeat(20)}`;
const BOB: Address = `0x${'b2'.repeat(20)}`;

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

const minted = (id: number, to: Address) => ({ from: ZERO, to, id });

test('behavior: mints of sold apes are listed in their order, with whom they were for, not who has them now', async () => {
  const ledger = await startTestLedger(client);
  const apes = [minted(7, ANN), minted(LAST_SOLD_ID, ANN), minted(LAST_SOLD_ID + 1, ANN), minted(3, BOB)];
  await ledger.block([], 'a', { apes: [...apes, { from: ANN, to: BOB, id: 7 }] });
  const mints = await readSoldMints(client);
  expect(mints.map(({ id, to }) => [id, to])).toEqual([
    [7, ANN],
    [9_900, ANN],
    [3, BOB],
  ]);
  expect(new Set(mints.map(({ timeSeconds }) => timeSeconds))).toEqual(new Set([1_800_000_202]));
});
