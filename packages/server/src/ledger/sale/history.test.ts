import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSpans } from '#ledger/sale/history.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const BUYER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

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

test('behavior: what is final and what may be taken back have spans of their own', async () => {
  const ledger = await startTestLedger(client);
  const blocks: bigint[] = [];
  for (const n of [1, 2, 3])
    blocks.push(
      BigInt(
        await ledger.block([{ txHash: hashOf(n), buyer: BUYER, coin: 'USDT', chargedUnits: 1_000_000n }]),
      ),
    );
  const { rows } = await client.query<{ at: string }>(
    'select time_seconds as at from ledger.sale_events order by block',
  );
  const [first = 0, second = 0, third = 0] = rows.map(({ at }) => Number(at));
  expect(first).toBeLessThan(second);
  expect(await readSpans(client, { after: 0n, final: blocks[1] ?? 0n })).toEqual({
    final: { firstSeconds: first, lastSeconds: second },
    open: { firstSeconds: third, lastSeconds: third },
  });
  expect(await readSpans(client, { after: 0n, final: 0n })).toEqual({
    final: null,
    open: { firstSeconds: first, lastSeconds: third },
  });
});
