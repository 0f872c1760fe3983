import { openingOf, openingSqrtPriceX96 } from '@lilape/domain/market/opening';
import { poolPricePicoUsd, pooledDown } from '@lilape/domain/market/pooled';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const WHOLE = 10n ** 18n;

test.each([true, false])('behavior: the price of an opening is the last one, LILAPE first: %s', (isFirst) => {
  expect(poolPricePicoUsd(openingSqrtPriceX96(1_200n, isFirst), isFirst)).toBe(1_200_000_000n);
  expect(poolPricePicoUsd(openingSqrtPriceX96(2_100n, isFirst), isFirst)).toBe(2_100_000_000n);
});

test('behavior: a fiftieth of a tenth of a cent is a price too', () => {
  // A root seven times smaller is a price 49 times smaller: 1,200 / 49 = 24.4897959… micro-dollars.
  expect(poolPricePicoUsd(openingSqrtPriceX96(1_200n, true) / 7n, true)).toBe(24_489_796n);
  expect(poolPricePicoUsd(openingSqrtPriceX96(1_200n, false) * 7n, false)).toBe(24_489_796n);
});

test('args: a pool that is not there has no price', () => {
  expect(poolPricePicoUsd(0n, false)).toBe(0n);
  expect(poolPricePicoUsd(0n, true)).toBe(0n);
});

test('behavior: what was put in lies there but for a unit of each', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.bigInt({ min: 1_200n, max: 2_100n }),
      fc.bigInt({ min: 10n ** 9n, max: 10n ** 15n }),
      (isFirst, price, money) => {
        const { sqrtPriceX96, liquidity, tokens, moneyUnits } = openingOf(price, isFirst, money, 10n ** 32n);
        const held = pooledDown(sqrtPriceX96, liquidity, isFirst);
        expect(tokens - held.tokens).toBeLessThanOrEqual(2n);
        expect(tokens - held.tokens).toBeGreaterThanOrEqual(0n);
        expect(moneyUnits - held.moneyUnits).toBeLessThanOrEqual(2n);
        expect(moneyUnits - held.moneyUnits).toBeGreaterThanOrEqual(0n);
      },
    ),
  );
});

test('behavior: at the ends of the range all of it is one side', () => {
  const { liquidity } = openingOf(1_200n, true, 10n ** 12n, 10n ** 10n * WHOLE);
  expect(pooledDown(1n, liquidity, true).moneyUnits).toBe(0n);
  expect(pooledDown(1n << 160n, liquidity, true).tokens).toBe(0n);
});
