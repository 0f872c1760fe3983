import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPurchasesChangedSince, readPurchasesIn, readPurchasesOf } from '#ledger/sale/purchases.ts';
import { createLog } from '#log.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { sealAllKinds } from '#testing/actions.ts';
import { seededRandom } from '#testing/random.ts';
import { partsUnlikeRebuilt, untilAtHead } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

let chain: TestChain;
let database: TestDatabase;
let watcher: Watcher;
const lines: string[] = [];

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: createLog('info', (line) => lines.push(line)),
  });
});

afterAll(async () => {
  await watcher.stop();
  await database.drop();
  await chain.stop();
});

test('behavior: a purchase is in the ledger as its event says', async () => {
  const [txHash] = await chain.buy([{ buyer: 0, coin: 'USDT', units: 1_200_000n }]);
  const { totals, heads } = await untilAtHead(database.pool, chain);
  expect(totals).toMatchObject({
    units: { USDT: 1_200_000n, USDC: 0n },
    tokens: 1_000n * 10n ** 18n,
    purchases: 1,
    buyers: 1,
  });
  const found = await readPurchasesIn(database.pool, txHash ?? '0x');
  expect(found).toEqual([
    {
      txHash,
      ordinal: 0,
      block: heads.number,
      logIndex: 0,
      blockHash: heads.hash,
      timeSeconds: heads.timeSeconds,
      buyer: chain.buyers[0],
      coin: 'USDT',
      chargedUnits: 1_200_000n,
      tokens: 1_000n * 10n ** 18n,
      raisedBeforeUnits: 0n,
      portions: [{ stage: 1, priceMicroUsd: 1_200n, units: 1_200_000n, tokens: 1_000n * 10n ** 18n }],
      version: found[0]?.version,
    },
  ]);
});

test('behavior: a payment across stages has a portion for each, the newest purchase comes first', async () => {
  await chain.buy([{ buyer: 1, coin: 'USDC', units: 12_001_300_000n }]);
  await chain.buy([{ buyer: 1, coin: 'USDT', units: 1_300_000n }]);
  await untilAtHead(database.pool, chain);
  const [second, first] = await readPurchasesOf(database.pool, chain.buyers[1] ?? '0x');
  expect(second).toMatchObject({ coin: 'USDT', chargedUnits: 1_300_000n, tokens: 1_000n * 10n ** 18n });
  expect(first?.portions.map(({ stage, units }) => [stage, units])).toEqual([
    [1, 11_998_800_000n],
    [2, 2_500_000n],
  ]);
});

test('behavior: the ledger rebuilt from nothing has the same bytes', async () => {
  const orders = Array.from({ length: 40 }, (_, i) => ({
    buyer: i % 8,
    coin: i % 3 === 0 ? ('USDC' as const) : ('USDT' as const),
    units: 1_000_000n + BigInt(i),
  }));
  await sealAllKinds(chain, seededRandom(40), orders);
  await chain.mine(12);
  await untilAtHead(database.pool, chain);
  expect(await partsUnlikeRebuilt(database, chain)).toEqual([]);
});

test('behavior: every purchase is among the changes since the version before it, in pages', async () => {
  const all = await readPurchasesChangedSince(database.pool, 0n, 100);
  expect(all).toHaveLength(43);
  const last = all.at(-1)?.version ?? 0n;
  expect(await readPurchasesChangedSince(database.pool, last, 100)).toEqual([]);
  expect(await readPurchasesChangedSince(database.pool, 0n, 2)).toEqual(all.slice(0, 2));
});

test('behavior: at the head no index is missing', async () => {
  await untilAtHead(database.pool, chain);
  const { rows } = await database.pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where schemaname = 'ledger' and tablename in ('sale_events', 'holder_changes')
     order by 1`,
  );
  expect(rows.map(({ indexname }) => indexname)).toEqual([
    'holder_changes_by_account',
    'holder_changes_by_block',
    'sale_events_by_account',
    'sale_events_by_block',
    'sale_events_by_key',
    'sale_events_by_version',
  ]);
});

test('behavior: the log says once how long reading the chain took', async () => {
  await untilAtHead(database.pool, chain);
  const said = lines.filter((line) => line.includes('ledger.read'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/"tookMs":\d+/);
});
