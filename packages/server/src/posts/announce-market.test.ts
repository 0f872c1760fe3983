// A release and each opened pool is announced once or never: over workers that are killed, reorganisations and rebuilt ledgers.
import type { MarketEvent } from '@lilape/domain/market/fold';
import { openingSqrtPriceX96 } from '@lilape/domain/market/opening';
import type { AlertRules } from '@lilape/domain/posts/alerts';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { saleDeployment } from '#chain/deployment.ts';
import { announceMarket, marketNewsJob } from '#posts/announce-market.ts';
import { readAlertRules, writeAlertRules } from '#posts/alert-rules.ts';
import type { AlertsParts } from '#posts/raise-alerts.ts';
import { TEST_DEPLOYMENT, startTestLedger } from '#testing/api-ledger.ts';
import { SILENT_LOG } from '#testing/ledger.ts';
import { Killed, mortalPool } from '#testing/mortal-pool.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';

const { coins, lilape } = saleDeployment(TEST_DEPLOYMENT);
const MILLION = 10n ** 24n;
const START = 1_810_000_000;
const released: MarketEvent = {
  type: 'released',
  soldTokens: 10_000n * MILLION,
  rewards: 3_000n * MILLION,
  liquidity: 2_000n * MILLION,
  team: 1_000n * MILLION,
  marketing: 1_500n * MILLION,
  development: 1_000n * MILLION,
  dao: 1_000n * MILLION,
  burnedTokens: 77n * MILLION,
};
const opened = (coin: keyof typeof coins): MarketEvent => ({
  type: 'opened',
  coin: coins[coin],
  poolId: `0x${'07'.repeat(32)}`,
  moneyUnits: 100n,
  tokens: 200n,
  sqrtPriceX96: openingSqrtPriceX96(1_300n, lilape < coins[coin]),
  liquidity: 400n,
});
const unused: MarketEvent = { ...opened('USDC'), moneyUnits: 0n, tokens: 0n, liquidity: 0n } as MarketEvent;

let database: TestDatabase | undefined;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let now = Date.UTC(2027, 0, 15, 12);

beforeEach(async () => {
  await close();
  now = Date.UTC(2027, 0, 15, 12);
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
});
async function close(): Promise<void> {
  if (database === undefined) return;
  await client.end();
  await database.drop();
}
afterAll(close);

const pool = () => {
  if (database === undefined) throw new Error('There is no database.');
  return database.pool;
};
const parts = (db: AlertsParts['db'] = pool()): AlertsParts => ({
  db,
  siteUrl: 'https://lilape.example',
  log: SILENT_LOG,
  now: async () => now,
});
const setRules = async (rules: Partial<AlertRules> = {}) => {
  const { rules: known, version } = await readAlertRules(pool());
  await writeAlertRules(pool(), { ...known, isOn: true, ...rules }, version);
};
const blockOf = (market: readonly MarketEvent[], atSeconds: number, fork = 'a') =>
  ledger.block([], fork, { market }, atSeconds);
async function finalBlock(market: readonly MarketEvent[], atSeconds: number, fork = 'a'): Promise<number> {
  const block = await blockOf(market, atSeconds, fork);
  await ledger.heads(block, block);
  return block;
}
const announced = async () => {
  const { rows } = await pool().query<{ text: string }>(
    `select text from app.messages where kind = 'alert' order by id`,
  );
  return rows.map(({ text }) => text.split('\n').slice(0, 3).join(' '));
};
const decided = async () => {
  const { rows } = await pool().query<{ what: string; reported: boolean }>(
    'select what, message_id is not null as reported from app.announced_market order by what',
  );
  return rows.map(({ what, reported }) => [what, reported]);
};

const [RELEASED, USDT, USDC] = [
  '🌴 The shares are released  Sold: 10,000,000,000 LILAPE',
  '🍌 The market is open  Pool: LILAPE / USDT',
  '🍌 The market is open  Pool: LILAPE / USDC',
];

test('behavior: the release and each pool are announced once, as soon as they are final', async () => {
  await setRules();
  const block = await blockOf([released], START);
  await announceMarket(parts());
  expect(await announced()).toEqual([]);
  await ledger.heads(block, block);
  await announceMarket(parts());
  await announceMarket(parts());
  expect(await announced()).toEqual([RELEASED]);
  const { rows: first } = await pool().query('select text from app.messages');
  expect(first[0].text).toContain('The pools can open from: 12 May 2027, 01:46 UTC\n');
  await finalBlock([opened('USDT')], START + 86_400);
  await announceMarket(parts());
  await finalBlock([opened('USDC')], START + 90_000);
  await announceMarket(parts());
  expect(await announced()).toEqual([RELEASED, USDT, USDC]);
  const { rows } = await pool().query('select text, audience from app.messages order by id desc limit 1');
  expect(rows[0]).toEqual({
    audience: 'group',
    text: '🍌 The market is open\n\nPool: LILAPE / USDC\nOpened at: $0.0013\nSee the market: https://lilape.example/market',
  });
});

test('behavior: it is announced in the language of the group', async () => {
  await setRules({ language: 'ru' });
  await finalBlock([released], START);
  await announceMarket(parts());
  const { rows } = await pool().query<{ text: string }>('select text from app.messages');
  expect(rows.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^🌴 Доли распределены\n[^]*12 мая 2027, 01:46 UTC\n[^]*\/ru\/market$/),
  ]);
});

test('behavior: a pool that nobody needs, or that was given up, is not announced as a market', async () => {
  await setRules();
  await finalBlock([released, unused, { type: 'givenUp', coin: coins.USDT }], START);
  await announceMarket(parts());
  expect(await announced()).toEqual([RELEASED]);
});

test('behavior: turned on later, it tells nothing of before; what is a day old is not announced', async () => {
  await finalBlock([released], START);
  await announceMarket(parts());
  await setRules();
  await announceMarket(parts());
  expect(await announced()).toEqual([]);
  await blockOf([opened('USDT')], START + 86_400);
  await finalBlock([], START + 2 * 86_400);
  await announceMarket(parts());
  expect(await announced()).toEqual([]);
  expect(await decided()).toEqual([
    ['USDT', false],
    ['released', false],
  ]);
});

test('behavior: what happens in quiet hours is announced at their end', async () => {
  await setRules({ quietHours: { from: 22, to: 6 } });
  now = Date.UTC(2027, 0, 15, 23);
  await finalBlock([released], START);
  const job = marketNewsJob(parts());
  await job.run(pool());
  expect(await announced()).toEqual([]);
  now = Date.UTC(2027, 0, 16, 6);
  await finalBlock([], START + 7 * 3_600);
  await job.run(pool());
  expect(await announced()).toEqual([RELEASED]);
});

test('behavior: an opening that the chain left is announced only where it stayed', async () => {
  await setRules();
  const fork = await finalBlock([released], START);
  await announceMarket(parts());
  await blockOf([opened('USDT')], START + 86_400, 'b');
  await announceMarket(parts());
  await ledger.rollBackTo(fork);
  await blockOf([], START + 86_400, 'c');
  await finalBlock([opened('USDT')], START + 86_402, 'c');
  await announceMarket(parts());
  expect(await announced()).toEqual([RELEASED, USDT]);
});

test('behavior: a ledger that is read again tells nothing again', async () => {
  await setRules();
  await finalBlock([released, opened('USDT')], START);
  await announceMarket(parts());
  await pool().query(
    'truncate ledger.source, ledger.projections, ledger.state, ledger.market_events, watch.anchors cascade',
  );
  await pool().query('update watch.progress set version = version + 1');
  ledger = await startTestLedger(client);
  await finalBlock([released, opened('USDT')], START);
  await marketNewsJob(parts()).run(pool());
  expect(await announced()).toEqual([RELEASED, USDT]);
});

test('behavior: workers that are killed anywhere tell each once', async () => {
  await setRules();
  const random = seededRandom(32);
  let kills = 0;
  for (const [market, at] of [
    [[released], START],
    [[opened('USDT')], START + 86_400],
    [[opened('USDC')], START + 86_402],
  ] as const) {
    await finalBlock(market, at);
    for (let round = 0; round < 6; round++) {
      const dying = Array.from({ length: 3 }, () =>
        announceMarket(parts(mortalPool(pool(), 1 + random.below(12), random.chance(0.5)))).catch(
          (error: unknown) => {
            if (!(error instanceof Killed)) throw error;
            kills += 1;
          },
        ),
      );
      await Promise.all(dying);
    }
    await announceMarket(parts());
  }
  expect(kills).toBeGreaterThan(10);
  expect(await announced()).toEqual([RELEASED, USDT, USDC]);
});
