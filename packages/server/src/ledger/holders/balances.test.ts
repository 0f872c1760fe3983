import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOLDER_CHANGES, addChanges, readHoldersAt, sumBalancesAt } from '#ledger/holders/balances.ts';
import { createIndexes } from '#ledger/indexes.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const [APE, BEE] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  await addChanges(client, [
    { account: APE, block: 101n, after: 5n },
    { account: BEE, block: 101n, after: 7n },
    { account: APE, block: 102n, after: 0n },
  ]);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('behavior: balances and their sum are those after a block', async () => {
  expect(await sumBalancesAt(client, 100n)).toBe(0n);
  expect(await sumBalancesAt(client, 101n)).toBe(12n);
  expect(await sumBalancesAt(client, 102n)).toBe(7n);
  expect(Object.fromEntries(await readHoldersAt(client, 102n))).toEqual({ [BEE]: 7n });
});

test('error: with the index, an account has one balance after a block', async () => {
  await createIndexes(client, [{ tables: [HOLDER_CHANGES] }]);
  await expect(addChanges(client, [{ account: BEE, block: 101n, after: 8n }])).rejects.toThrow(
    'duplicate key',
  );
});
