// A long history comes page by page, each made once a ledger version.
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const PATH = `/api/purchases/${ALICE}`;

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

const purchasesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    txHash: hashOf(first + n),
    buyer: ALICE as `0x${string}`,
    coin: 'USDT' as const,
    chargedUnits: 1_000_000n,
  }));
const json = async (path: string) => (await rig.request(path)).json();

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
  await ledger.block(purchasesFrom(1, 130));
  await ledger.block(purchasesFrom(131, 120));
  await ledger.note();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
  await rig.untilVersion(2n);
});
afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

test('behavior: 250 purchases are three pages, newest first, none lost and none twice', async () => {
  const hashes: string[] = [];
  const sizes: number[] = [];
  let before: string | undefined = '';
  while (before !== undefined) {
    const page: { purchases: { txHash: string }[]; next?: string } = await json(
      before === '' ? PATH : `${PATH}?before=${before}`,
    );
    sizes.push(page.purchases.length);
    hashes.push(...page.purchases.map(({ txHash }) => txHash));
    before = page.next;
  }
  expect(sizes).toEqual([100, 100, 50]);
  expect(hashes).toEqual(Array.from({ length: 250 }, (_, n) => hashOf(250 - n)));
});

test('behavior: a smaller page may be asked for', async () => {
  const { purchases, next } = await json(`${PATH}?limit=2`);
  expect(purchases).toHaveLength(2);
  expect(next).toBe('102-118');
});

test('behavior: the same page is read once a ledger version, whoever asks', async () => {
  await ledger.block();
  await rig.untilVersion(BigInt(Number(await versionNow())));
  const query = vi.spyOn(database.pool, 'query');
  const answers = await Promise.all(Array.from({ length: 20 }, () => rig.request(PATH)));
  const reads = query.mock.calls.filter(([sql]) => sql.includes('ledger.sale_events')).length;
  query.mockRestore();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(reads).toBe(1);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['before=x', 'before'],
  ['before=1', 'before'],
])('args: %s is 400 and names %s', async (query, field) => {
  const response = await rig.request(`${PATH}?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'INVALID_FIELD', field });
});

async function versionNow(): Promise<string> {
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  return rows[0]?.version ?? '0';
}
