/** Amounts in the field: steps, Max, quotes. */
import { expect, test } from 'vitest';
import type { PresaleInfo } from '@lilape/wire/presale';
import { amountOf, maxAmount, quoteFor, stepAmount } from './quote.ts';

const prices = Object.fromEntries(
  ['0.0012', '0.0013', '0.0014', '0.0015', '0.0016', '0.0017', '0.0018', '0.0019', '0.002', '0.0021'].map(
    (price, index) => [String(index + 1), price],
  ),
);
const infoAt = (raised: string) =>
  ({ stage_prices: prices, tokens_per_stage: '10000000', raised, minimum: '1' }) as unknown as PresaleInfo;

test.each([
  ['', 1, '0.001'],
  ['', -1, '0'],
  ['25', 1, '25.001'],
  ['25,5', -1, '25.499'],
  ['1 000', 1, '1000.001'],
  ['0.0005', -1, '0'],
  ['abc', 1, '0.001'],
] as const)('behavior: %j stepped by %i is %j', (text, direction, expected) => {
  expect(stepAmount(text, 'USDT', direction)).toBe(expected);
});

test.each([
  ['the whole balance', '0', 1_234_567_890n, '1234.56789'],
  ['nothing', '0', 0n, '0'],
  ['what the sale has left', '164960', 100_000_000n, '40'],
  ['the least payment where less than that is left', '164999.5', 100_000_000n, '1'],
] as const)('behavior: Max is %s', (_, raised, balance, expected) => {
  expect(maxAmount(infoAt(raised), balance)).toBe(expected);
});

test('behavior: the quote is the ladder’s, stage by stage', () => {
  expect(quoteFor(infoAt('11900'), amountOf('200', 'USDT'))).toEqual({
    chargedUnits: 200_000_000n,
    tokens: 160_256_410_256_410_256_410_256n,
    portions: [
      { stage: 1, priceMicroUsd: 1_200n, units: 100_000_000n, tokens: 83_333_333_333_333_333_333_333n },
      { stage: 2, priceMicroUsd: 1_300n, units: 100_000_000n, tokens: 76_923_076_923_076_923_076_923n },
    ],
  });
});

test('args: no amount has no quote', () => {
  expect(quoteFor(infoAt('0'), amountOf('', 'USDT'))).toBeNull();
  expect(quoteFor(infoAt('0'), amountOf('0', 'USDT'))).toBeNull();
  expect(quoteFor(infoAt('0'), amountOf('1,000', 'USDT'))).toBeNull();
});

test.each([
  ['$200', 'USDT', true],
  ['200 USDC', 'USDC', true],
  ['200 USDC', 'USDT', false],
] as const)('behavior: %s typed while %s is paid is an amount: %s', (text, coin, ok) => {
  expect(amountOf(text, coin).ok).toBe(ok);
});
