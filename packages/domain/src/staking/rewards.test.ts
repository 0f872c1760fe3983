import { LOCK_DAYS, tokenAmounts } from '@lilape/domain/staking/stakes.fixture';
import {
  dailyRateDown,
  interestDown,
  mostCoveredDown,
  rewardCurve,
  wholeRewardDown,
} from '@lilape/domain/staking/rewards';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const ONE = 10n ** 18n;

test.each([
  // ⌊1,000,000 · 10¹⁸ · 0.3 · 180 / 365⌋: the example of the page.
  ['a million for 180 days', 1_000_000n * ONE, 180, false, 147_945_205479452054794520n],
  ['a million for 180 days with an ape', 1_000_000n * ONE, 180, true, 295_890_410958904109589041n],
  ['a million for 90 days', 1_000_000n * ONE, 90, false, 49_315_068493150684931506n],
  ['a million for 360 days with an ape', 1_000_000n * ONE, 360, true, 986_301_369863013698630136n],
  ['the smallest amount', 1n, 360, true, 0n],
  ['the smallest amount that earns in 90 days', 21n, 90, false, 1n],
  ['one base unit less', 20n, 90, false, 0n],
  ['the whole supply', 420_690_000_000_000n * ONE, 360, true, 414_927_123_287_671_232876712328767123n],
] as const)('behavior: the whole reward of %s', (_what, tokens, lockDays, isDoubled, expected) => {
  expect(wholeRewardDown(tokens, lockDays, isDoubled)).toBe(expected);
});

test.each([
  ['nothing in no time', 100n * ONE, 10_000, 0, 0n],
  ['a year at 100% doubles', 100n * ONE, 10_000, 31_536_000, 100n * ONE],
  ['a second less is less by what a second earns', 31_536_000n, 10_000, 31_535_999, 31_535_999n],
  ['halves are rounded down', 31_536_000n, 5_000, 1, 0n],
] as const)('behavior: %s', (_what, tokens, apyBps, seconds, expected) => {
  expect(interestDown(tokens, apyBps, seconds)).toBe(expected);
});

test.each([
  // Amount × APY / 100 / 365, §9 Staking.
  [1_000n * ONE, 2_000, 547_900_000_000_000_000n],
  [1_000_000n * ONE, 3_000, 821_917_800_000_000_000_000n],
  [1_000_000n * ONE, 10_000, 2_739_726_000_000_000_000_000n],
  [1n, 10_000, 0n],
] as const)('behavior: %i at %i earn a day, to 4 decimals', (tokens, apyBps, expected) => {
  expect(dailyRateDown(tokens, apyBps)).toBe(expected);
});

test('behavior: the curve goes from nothing at the start to the whole reward at the end', () => {
  expect(rewardCurve(1_000_000n * ONE, 90, false, 1_700_000_000, 3)).toEqual([
    { atSeconds: 1_700_000_000, tokens: 0n },
    { atSeconds: 1_702_592_000, tokens: 16_438_356164383561643835n },
    { atSeconds: 1_705_184_000, tokens: 32_876_712328767123287671n },
    { atSeconds: 1_707_776_000, tokens: 49_315_068493150684931506n },
  ]);
});

test('behavior: a curve never falls and ends at the whole reward, whatever its steps', () => {
  fc.assert(
    fc.property(
      tokenAmounts,
      fc.constantFrom(...LOCK_DAYS),
      fc.boolean(),
      fc.integer({ min: 1, max: 400 }),
      (tokens, lockDays, isDoubled, steps) => {
        const points = rewardCurve(tokens, lockDays, isDoubled, 0, steps).map((point) => point.tokens);
        expect(points.length).toBe(steps + 1);
        expect(points[0]).toBe(0n);
        expect(points.at(-1)).toBe(wholeRewardDown(tokens, lockDays, isDoubled));
        for (const [index, point] of points.entries()) expect(point >= (points[index - 1] ?? 0n)).toBe(true);
      },
    ),
  );
});

test('behavior: the most that a pool covers has a reward that it covers, and one more has not', () => {
  fc.assert(
    fc.property(tokenAmounts, fc.constantFrom(...LOCK_DAYS), fc.boolean(), (free, lockDays, isDoubled) => {
      const most = mostCoveredDown(free, lockDays, isDoubled);
      expect(wholeRewardDown(most, lockDays, isDoubled) <= free).toBe(true);
      expect(wholeRewardDown(most + 1n, lockDays, isDoubled) > free).toBe(true);
    }),
  );
});

test.each([
  // 20 base units earn less than one in 90 days.
  [0n, 20n],
  [1n, 40n],
  [-1n, 0n],
  [-ONE, 0n],
])('behavior: a pool with %i free covers %i for 90 days', (free, most) => {
  expect(mostCoveredDown(free, 90, false)).toBe(most);
});
