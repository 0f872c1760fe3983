import {
  type MarketEvent,
  NO_MARKETS,
  foldMarketEvent,
  marketOf,
  unpaidTokens,
} from '@lilape/domain/market/fold';
import { expect, test } from 'vitest';

const [USDT, USDC] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`] as const;
const WHOLE = 10n ** 18n;
const DAY = 86_400;

// 10 billion sold: rewards 30%, liquidity and marketing 20, the others 10 of it, marketing less 500 million of prizes.
const released: MarketEvent = {
  type: 'released',
  soldTokens: 10_000_000_000n * WHOLE,
  rewards: 3_000_000_000n * WHOLE,
  liquidity: 2_000_000_000n * WHOLE,
  team: 1_000_000_000n * WHOLE,
  marketing: 1_500_000_000n * WHOLE,
  development: 1_000_000_000n * WHOLE,
  dao: 1_000_000_000n * WHOLE,
  burnedTokens: 77n,
};
const paid: MarketEvent = { type: 'paid', purpose: 'dao', recipient: USDC, tokens: 5n };
const opened: MarketEvent = {
  type: 'opened',
  coin: USDT,
  poolId: `0x${'07'.repeat(32)}`,
  moneyUnits: 100n,
  tokens: 200n,
  sqrtPriceX96: 300n,
  liquidity: 400n,
};
const unused: MarketEvent = { ...opened, coin: USDC, moneyUnits: 0n, tokens: 0n, liquidity: 0n };
const fees: MarketEvent = { type: 'fees', coin: USDT, burnedTokens: 3n, paidUnits: 4n };
const swept: MarketEvent = { type: 'swept', coin: USDT, units: 9n };
const failed: MarketEvent = { type: 'failed', coin: USDC, givenUpFrom: 40 * DAY };
const givenUp: MarketEvent = { type: 'givenUp', coin: USDC };

function folded(...events: MarketEvent[]) {
  let totals = NO_MARKETS;
  const codes: string[] = [];
  for (const [at, event] of events.entries()) {
    const reported = { txHash: `0x${'01'.repeat(32)}`, block: BigInt(at), timeSeconds: at * DAY } as const;
    const step = foldMarketEvent(totals, event, reported);
    totals = step.totals;
    codes.push(...step.alarms.map(({ code }) => code));
  }
  return { totals, codes };
}

test('behavior: a release, two pools of which one is unused, fees and what is swept', () => {
  const { totals, codes } = folded(released, paid, paid, opened, unused, swept, fees, fees);
  expect(codes).toEqual([]);
  expect(totals.released).toMatchObject({ soldTokens: 10n ** 28n, burnedTokens: 77n, timeSeconds: 0 });
  expect(totals.paidTokens).toEqual({ marketing: 0n, development: 0n, dao: 10n });
  expect(totals.paidAtSeconds).toEqual({ marketing: 0, development: 0, dao: 2 * DAY });
  expect(unpaidTokens(totals)).toBe(3_500_000_000n * WHOLE - 10n);
  expect(marketOf(totals, USDT)).toMatchObject({
    status: 'opened',
    done: { timeSeconds: 3 * DAY },
    liquidity: 400n,
    sweptUnits: 9n,
    feesBurnedTokens: 6n,
    feesPaidUnits: 8n,
    feesAtSeconds: 7 * DAY,
  });
  expect(marketOf(totals, USDC)).toMatchObject({ status: 'unused', sqrtPriceX96: 300n, moneyUnits: 0n });
  expect(totals.markets.map(({ coin }) => coin)).toEqual([USDT, USDC]);
});

test('behavior: a pool that fails twice is given up, and the rest burned', () => {
  const { totals, codes } = folded(released, opened, failed, givenUp, { type: 'restBurned', tokens: 6n });
  expect(codes).toEqual([]);
  expect(marketOf(totals, USDC)).toMatchObject({
    status: 'givenUp',
    failed: { atSeconds: 2 * DAY, givenUpFrom: 40 * DAY },
  });
  expect(totals.restBurnedTokens).toBe(6n);
});

test('behavior: where the sale failed it is all burned', () => {
  const burned: MarketEvent = { type: 'unreleasedBurned', tokens: 5n };
  const { totals, codes } = folded(burned, burned);
  expect(codes).toEqual([]);
  expect(totals.unreleasedBurnedTokens).toBe(10n);
  expect(unpaidTokens(totals)).toBe(0n);
  expect(marketOf(totals, USDT)).toMatchObject({ status: 'waiting', done: null, failed: null });
});

test.each<[string, MarketEvent[], string[]]>([
  ['a share that is not the rule’s', [{ ...released, team: 1n }], ['SPLIT_DIFFERS']],
  ['a second release', [released, released], ['RELEASE_DIFFERS']],
  ['burning after the release', [released, { type: 'unreleasedBurned', tokens: 1n }], ['RELEASE_DIFFERS']],
  ['paying before it', [paid], ['PAID_TOO_MUCH']],
  ['paying more than the share', [released, { ...paid, tokens: 10n ** 27n + 1n }], ['PAID_TOO_MUCH']],
  ['opening before the release', [opened], ['MARKET_DIFFERS']],
  ['opening twice', [released, opened, opened], ['MARKET_DIFFERS']],
  ['giving up what is open', [released, opened, { ...givenUp, coin: USDT }], ['MARKET_DIFFERS']],
  ['failing where it is open', [released, unused, failed], ['MARKET_DIFFERS']],
  ['sweeping what waits', [released, swept], ['MARKET_DIFFERS']],
  ['fees of no pool', [released, unused, { ...fees, coin: USDC }], ['MARKET_DIFFERS']],
  [
    'burning the rest twice',
    [released, { type: 'restBurned', tokens: 1n }, { type: 'restBurned', tokens: 1n }],
    ['MARKET_DIFFERS'],
  ],
])('error: %s is reported', (_, events, codes) => {
  expect(folded(...events).codes).toEqual(codes);
});
