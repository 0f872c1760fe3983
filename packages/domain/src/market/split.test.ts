import { PRIZE_TOKENS, dueDown, releasedSharesDown, releasedSupply } from '@lilape/domain/market/split';
import { SHARE_TOKENS } from '@lilape/domain/shares';
import vectors from '@lilape/domain/vectors/market';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const WHOLE = 10n ** 18n;

test('behavior: the shares of the vectors are ours', () => {
  const { prizes, ...shares } = vectors.shares;
  expect(String(PRIZE_TOKENS)).toBe(prizes);
  expect(
    Object.fromEntries(Object.entries(SHARE_TOKENS).map(([key, tokens]) => [key, String(tokens * WHOLE)])),
  ).toEqual(shares);
});

test('behavior: a third program splits the same', () => {
  expect(vectors.splits).toHaveLength(221);
  for (const { sold, ...expected } of vectors.splits) {
    const split = Object.entries(releasedSharesDown(BigInt(sold)));
    expect(Object.fromEntries(split.map(([key, tokens]) => [key, String(tokens)]))).toEqual(expected);
  }
});

test('behavior: below 2.5 billion sold the prizes take all of marketing, above it what they are', () => {
  expect(releasedSharesDown(2_500_000_000n * WHOLE).marketing).toBe(0n);
  expect(releasedSharesDown(2_500_000_005n * WHOLE).marketing).toBe(WHOLE);
});

test('behavior: at a million dollars raised the prizes are a quarter of everything', () => {
  // 1,000,000 / 0.0012 LILAPE, and 1.6 times as many, without marketing.
  const sold = 833_333_333_333_333_333_333_333_333n;
  expect(releasedSupply(sold)).toBe(1_999_999_999_999_999_999_999_999_997n);
  expect((100n * PRIZE_TOKENS) / releasedSupply(sold)).toBe(25n);
});

test('behavior: half of everything is the buyers’ where marketing covers the prizes, to five units', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 2_500_000_005n * WHOLE, max: SHARE_TOKENS.presale * WHOLE }), (sold) => {
      const rounding = 2n * sold - releasedSupply(sold);
      expect(rounding >= 0n && rounding < 6n).toBe(true);
    }),
  );
});

test.each([
  [0, 0n, 0n],
  [73 * 86_400, 0n, 200n],
  [73 * 86_400, 150n, 50n],
  [365 * 86_400 - 1, 0n, 999n],
  [365 * 86_400, 999n, 1n],
  [9_999 * 86_400, 1_000n, 0n],
  [-1, 0n, 0n],
])('behavior: %i seconds after the release, with %i paid, %i of 1,000 are due', (elapsed, paid, due) => {
  expect(dueDown(1_000n, elapsed, paid)).toBe(due);
});
