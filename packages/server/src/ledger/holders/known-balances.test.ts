import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLDER_CHANGES, addChanges } from '#ledger/holders/balances.ts';
import { keepBalances } from '#ledger/holders/known-balances.ts';
import { createIndexes, hasIndex } from '#ledger/indexes.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const [APE, BEE, CAT] = ['a1', 'a2', 'a3'].map((end) => `0x${end.padStart(40, '0')}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const [INDEX] = HOLDER_CHANGES.indexes;
const TABLES = [{ tables: [HOLDER_CHANGES] }];

let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  await addChanges(client, [
    { account: APE, block: 101n, after: 5n },
    { account: BEE, block: 101n, after: 7n },
    { account: APE, block: 102n, after: 3n },
  ]);
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

test('behavior: without an index all newest balances are known', async () => {
  const balances = await keepBalances().after(client, {}, new Set([CAT]));
  expect([...balances]).toEqual([
    [APE, 3n],
    [BEE, 7n],
  ]);
  expect(await hasIndex(client, INDEX)).toBe(false);
});

test('behavior: where all are kept, nobody is asked for', async () => {
  const known = keepBalances();
  const state = { supply: '10' };
  await known.after(client, {}, new Set([APE]));
  known.keep(state);
  const asked = vi.spyOn(client, 'query');
  expect((await known.after(client, state, new Set([APE, CAT]))).get(CAT)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test('behavior: with one only those that are touched are read', async () => {
  await createIndexes(client, TABLES);
  const balances = await keepBalances().after(client, {}, new Set([APE, CAT]));
  expect([...balances]).toEqual([[APE, 3n]]);
});

test.for(['with', 'without'])(
  'behavior: what is kept counts after the same state, %s an index',
  async (how) => {
    if (how === 'with') await createIndexes(client, TABLES);
    const known = keepBalances();
    const state = { supply: '15' };
    (await known.after(client, {}, new Set([APE]))).set(APE, 8n);
    known.keep(state);
    expect((await known.after(client, state, new Set([APE, BEE]))).get(APE)).toBe(8n);
  },
);

test.for(['with', 'without'])(
  'behavior: after a failure what is written counts, %s an index',
  async (how) => {
    if (how === 'with') await createIndexes(client, TABLES);
    const known = keepBalances();
    const state = { supply: '15' };
    (await known.after(client, {}, new Set([APE]))).set(APE, 3n);
    known.keep(state);
    // This one is never kept, as where its transaction was rolled back.
    (await known.after(client, state, new Set([APE]))).set(APE, 9n);
    expect((await known.after(client, state, new Set([APE]))).get(APE)).toBe(3n);
    known.keep({ supply: '16' });
    expect((await known.after(client, state, new Set([APE]))).get(APE)).toBe(3n);
  },
);

test('behavior: as many accounts as can be kept need none', async () => {
  const balances = await keepBalances(2).after(client, {}, new Set([BEE]));
  expect([...balances]).toEqual([
    [APE, 3n],
    [BEE, 7n],
  ]);
  expect(await hasIndex(client, INDEX)).toBe(false);
});

test('behavior: more accounts than can be kept get an index', async () => {
  const known = keepBalances(1);
  const balances = await known.after(client, {}, new Set([BEE]));
  expect([...balances]).toEqual([[BEE, 7n]]);
  expect(await hasIndex(client, INDEX)).toBe(true);
});

test('behavior: accounts that became too many to keep get an index too', async () => {
  const known = keepBalances(2);
  const state = {};
  (await known.after(client, {}, new Set([CAT]))).set(CAT, 1n);
  await addChanges(client, [{ account: CAT, block: 103n, after: 1n }]);
  known.keep(state);
  expect([...(await known.after(client, state, new Set([CAT])))]).toEqual([[CAT, 1n]]);
  expect(await hasIndex(client, INDEX)).toBe(true);
});
