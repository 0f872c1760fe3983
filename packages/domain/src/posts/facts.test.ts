import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { type FactSources, factsOf, weiWorth } from '@lilape/domain/posts/facts';

const ethUsd = { answer: 370_000_000_000n, decimals: 8 };
const SALE: FactSources = {
  purchase: { chargedUnits: 1_234_500_000n, tokens: 1_028_750n * 10n ** 18n + 5n },
  raisedUnits: 98_765_432_109n,
  holders: 12_345,
  ethUsd,
};
const textOf = (sources: Partial<FactSources>) =>
  Object.fromEntries(Object.entries(factsOf({ ...SALE, ...sources })).map(([key, { text }]) => [key, text]));

test('behavior: figures are written in groups, cut and never rounded up', () => {
  expect(textOf({})).toEqual({
    formattedETH: '0.3336',
    formattedAmount: '1,234.50',
    formattedTokens: '1,028,750',
    formattedTotal: '98,765.43',
    formattedHolders: '12,345',
  });
});

test('behavior: whole dollars have no cents, and nothing is nothing', () => {
  expect(textOf({ purchase: { chargedUnits: 1_000_000n, tokens: 0n }, raisedUnits: 0n, holders: 0 })).toEqual(
    {
      formattedETH: '0.0002',
      formattedAmount: '1',
      formattedTokens: '0',
      formattedTotal: '0',
      formattedHolders: '0',
    },
  );
});

test('behavior: a payment is never given as more ether than it was worth', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const prices = fc.bigInt({ min: 1n, max: 10n ** 14n });
  fc.assert(
    fc.property(amounts, prices, (units, answer) => {
      const wei = weiWorth(units, { answer, decimals: 8 });
      const costs = (each: bigint) => each * answer * 10n ** 6n;
      expect(costs(wei)).toBeLessThanOrEqual(units * 10n ** 26n);
      expect(costs(wei + 1n)).toBeGreaterThan(units * 10n ** 26n);
    }),
  );
});

test('behavior: without a purchase, or a price, nothing is said of it', () => {
  expect(textOf({ purchase: null })).toEqual({ formattedTotal: '98,765.43', formattedHolders: '12,345' });
  expect(Object.keys(textOf({ ethUsd: null })).toSorted()).toEqual([
    'formattedAmount',
    'formattedHolders',
    'formattedTokens',
    'formattedTotal',
  ]);
});

test('error: a price of nothing is none', () => {
  expect(() => factsOf({ ...SALE, ethUsd: { answer: 0n, decimals: 8 } })).toThrow(RangeError);
});
