import { outlookOf, sliceBps } from '@lilape/domain/market/outlook';
import { allOutside, MAX_LEFT_PPM, proceedsDown, worstCasePpmDown } from '@lilape/domain/market/worst-case';
import { BASE_STAGES, BASE_TOKENS_PER_STAGE } from '@lilape/domain/presale/base-ladder';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const WHOLE = 10n ** 18n;
const dollars = (amount: bigint) => amount * 1_000_000n;
const soldOut = BASE_STAGES.at(-1)?.endUnits ?? 0n;

test('behavior: stage 2 on Base begins at $25,241,400,000', () => {
  expect(BASE_TOKENS_PER_STAGE).toBe(21_034_500_000_000n);
  expect(BASE_STAGES[0]?.endUnits).toBe(dollars(25_241_400_000n));
  expect(soldOut).toBe(dollars(347_069_250_000n));
});

test('behavior: a million dollars leave two billion LILAPE, a quarter of them prizes', () => {
  const { slices, ...rest } = outlookOf(BASE_STAGES, dollars(1_000_000n));
  expect(rest.soldTokens / WHOLE).toBe(833_333_333n);
  expect(rest.supplyTokens / WHOLE).toBe(1_999_999_999n);
  expect(rest.priceMicroUsd).toBe(1_200n);
  expect(rest.pooledUnits).toBe(dollars(200_000n));
  expect(rest.pooledTokens / WHOLE).toBe(166_666_666n);
  expect(
    Object.fromEntries(
      Object.entries(slices).map(([key, tokens]) => [key, sliceBps(tokens, rest.supplyTokens)]),
    ),
  ).toEqual({
    buyers: 4_167,
    prizes: 2_500,
    rewards: 1_250,
    liquidity: 833,
    team: 417,
    marketing: 0,
    development: 417,
    dao: 417,
  });
});

test.each([
  ['a million dollars', dollars(1_000_000n), 28_246n, 7_073n],
  ['all of stage 1', dollars(25_241_400_000n), 28_246n, 10_182n],
  ['all ten stages', soldOut, 18_765n, 6_567n],
])('behavior: after %s everybody at once leaves what the contracts say', (_, raised, buyers, all) => {
  const { soldTokens, pooledTokens, slices } = outlookOf(BASE_STAGES, raised);
  expect(worstCasePpmDown(pooledTokens, soldTokens)).toBe(buyers);
  expect(worstCasePpmDown(pooledTokens, allOutside(soldTokens, slices.liquidity))).toBe(all);
});

test('behavior: no sale leaves more than the first stage does', () => {
  expect(MAX_LEFT_PPM).toBe(28_246n);
  fc.assert(
    fc.property(fc.bigInt({ min: dollars(10n), max: soldOut }), (raised) => {
      const { soldTokens, pooledTokens } = outlookOf(BASE_STAGES, raised);
      expect(worstCasePpmDown(pooledTokens, soldTokens) <= MAX_LEFT_PPM).toBe(true);
    }),
  );
});

test('behavior: the slices are all there is, and the pools ask for no more than a fifth of the money', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: soldOut }), (raised) => {
      const { slices, supplyTokens, pooledUnits, pooledTokens } = outlookOf(BASE_STAGES, raised);
      expect(Object.values(slices).reduce((sum, tokens) => sum + tokens, 0n)).toBe(supplyTokens);
      expect(5n * pooledUnits <= raised).toBe(true);
      expect(pooledTokens <= slices.liquidity).toBe(true);
    }),
  );
});

test('behavior: selling all that was sold at one price brings a sixth of what was paid', () => {
  const { soldTokens, pooledUnits, pooledTokens } = outlookOf(BASE_STAGES, dollars(1_000_000n));
  // 200,000 · 0.99 / (0.2 + 0.99)
  expect(proceedsDown(pooledUnits, pooledTokens, soldTokens) / 1_000_000n).toBe(166_386n);
  expect(proceedsDown(pooledUnits, pooledTokens, soldTokens / 10n) / 1_000_000n).toBe(66_220n);
  expect(proceedsDown(pooledUnits, pooledTokens, 0n)).toBe(0n);
  expect(proceedsDown(0n, 0n, 0n)).toBe(0n);
});

test('behavior: of what is sold, the first half never brings less than the second', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 100n }), (tenth) => {
      const { soldTokens, pooledUnits, pooledTokens } = outlookOf(BASE_STAGES, dollars(1_000_000n));
      const sold = (soldTokens * tenth) / 100n;
      const first = proceedsDown(pooledUnits, pooledTokens, sold / 2n);
      expect(first * 2n >= proceedsDown(pooledUnits, pooledTokens, sold)).toBe(true);
    }),
  );
});

test('behavior: slices are rounded to the nearest hundredth of a percent', () => {
  expect(sliceBps(1n, 3n)).toBe(3_333);
  expect(sliceBps(2n, 3n)).toBe(6_667);
  expect(sliceBps(0n, 1n)).toBe(0);
});
