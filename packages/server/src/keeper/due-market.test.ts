import { type MarketEvent, NO_MARKETS, foldMarketEvent } from '@lilape/domain/market/fold';
import { releasedSharesDown } from '@lilape/domain/market/split';
import { EMPTY_TOTALS, type SaleTotals } from '@lilape/domain/presale/fold';
import { expect, test } from 'vitest';
import { dueOfMarket, marketCallName } from '#keeper/due-market.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { toStored } from '#ledger/stored.ts';
import { TEST_TERMS } from '#testing/api-ledger.ts';

const [USDT, USDC] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`] as const;
const DAY = 86_400;
/** Of the release, unix seconds. */
const AT = 1_840_000_000;
const SOLD = 10n ** 28n;

const finalised: SaleTotals = {
  ...EMPTY_TOTALS,
  outcome: 'finalised',
  collectedUnits: { USDT: 1_000n, USDC: 0n },
};
const released: MarketEvent = {
  type: 'released',
  soldTokens: SOLD,
  ...releasedSharesDown(SOLD),
  burnedTokens: 1n,
};
const opened: MarketEvent = {
  type: 'opened',
  coin: USDT,
  poolId: `0x${'07'.repeat(32)}`,
  moneyUnits: 200n,
  tokens: 5n,
  sqrtPriceX96: 6n,
  liquidity: 7n,
};
const unused: MarketEvent = { ...opened, coin: USDC, moneyUnits: 0n, tokens: 0n, liquidity: 0n };
const swept: MarketEvent = { type: 'swept', coin: USDT, units: 800n };
const paid = (purpose: 'marketing' | 'development' | 'dao', tokens: bigint): MarketEvent => ({
  type: 'paid',
  purpose,
  recipient: USDT,
  tokens,
});

/** What is due `seconds` after the release, when the events came so many seconds after it. */
function due(
  seconds: number,
  events: readonly (readonly [number, MarketEvent])[],
  sale = finalised,
): string[] {
  const totals = events.reduce((before, [at, event]) => {
    const reported = { txHash: `0x${'01'.repeat(32)}`, block: 5n, timeSeconds: AT + at } as const;
    return foldMarketEvent(before, event, reported).totals;
  }, NO_MARKETS);
  const facts = toStored({ moneyShareBps: 2_000, treasury: USDT, lilape: USDT, coins: { USDT, USDC } });
  const snapshot = {
    heads: { timeSeconds: AT + seconds },
    projections: {
      sale: { facts: toStored(TEST_TERMS), state: toStored(sale), held: null },
      market: { facts, state: toStored(totals), held: null },
    },
  } as unknown as LedgerSnapshot;
  return dueOfMarket(snapshot).map(marketCallName);
}

test('behavior: released once the sale is finalised, and not before', () => {
  expect(due(0, [], { ...finalised, outcome: null })).toEqual([]);
  expect(due(0, [], { ...finalised, outcome: 'cancelled' })).toEqual([]);
  expect(due(0, [])).toEqual(['release']);
});

test('behavior: both pools from the second on at which they can be opened', () => {
  expect(due(DAY - 1, [[0, released]])).toEqual([]);
  expect(due(DAY, [[0, released]])).toEqual(['open USDT', 'open USDC']);
  expect(
    due(DAY, [
      [0, released],
      [DAY, opened],
    ]),
  ).toEqual(['open USDC', 'sweep USDT']);
});

test('behavior: what is left of the money is swept, as far as there is any', () => {
  expect(
    due(DAY, [
      [0, released],
      [DAY, opened],
      [DAY, unused],
    ]),
  ).toEqual(['sweep USDT']);
  expect(
    due(DAY, [
      [0, released],
      [DAY, opened],
      [DAY, unused],
      [DAY, swept],
    ]),
  ).toEqual([]);
});

const done = [
  [0, released],
  [DAY, opened],
  [DAY, unused],
  [DAY, swept],
] as const;

test('behavior: shares are paid a week after the release or the last payment', () => {
  const all = ['pay marketing', 'pay development', 'pay dao'];
  expect(due(7 * DAY - 1, done)).toEqual([]);
  expect(due(7 * DAY, done)).toEqual(all);
  expect(due(14 * DAY - 1, [...done, [7 * DAY, paid('dao', 5n)]])).toEqual([
    'collect fees USDT',
    ...all.slice(0, 2),
  ]);
  expect(due(14 * DAY, [...done, [7 * DAY, paid('dao', 5n)]])).toEqual(['collect fees USDT', ...all]);
  const { marketing, development, dao } = releasedSharesDown(SOLD);
  const year = [paid('marketing', marketing), paid('development', development), paid('dao', dao)];
  const fees: MarketEvent = { type: 'fees', coin: USDT, burnedTokens: 1n, paidUnits: 1n };
  expect(
    due(400 * DAY, [...done, ...year.map((each) => [366 * DAY, each] as const), [394 * DAY, fees]]),
  ).toEqual([]);
});

const of = (names: string[]) => names.filter((name) => name.startsWith('collect'));

test('behavior: fees of what is open are collected a week after the opening or the last time', () => {
  const fees: MarketEvent = { type: 'fees', coin: USDT, burnedTokens: 1n, paidUnits: 1n };
  expect(of(due(8 * DAY - 1, done))).toEqual([]);
  expect(of(due(8 * DAY, done))).toEqual(['collect fees USDT']);
  expect(of(due(15 * DAY - 1, [...done, [8 * DAY, fees]]))).toEqual([]);
  expect(of(due(15 * DAY, [...done, [8 * DAY, fees]]))).toEqual(['collect fees USDT']);
});

test('behavior: where the ledger reads no market nothing is due', () => {
  expect(dueOfMarket({ projections: {} } as unknown as LedgerSnapshot)).toEqual([]);
});
