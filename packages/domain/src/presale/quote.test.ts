import vectors from '@lilape/domain/vectors/ladder';
import { mostPayableUnits, quoteDown, tokensPerCoinDown } from '@lilape/domain/presale/quote';
import { ladderEndUnits, ladderStages } from '@lilape/domain/presale/stages';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const ladders = vectors.ladders.map(({ name, terms, cases }) => ({
  name,
  cases,
  stages: ladderStages({
    stageCount: terms.stageCount,
    basePriceMicroUsd: BigInt(terms.basePrice),
    priceStepMicroUsd: BigInt(terms.priceStep),
    tokensPerStage: BigInt(terms.tokensPerStage),
  }),
}));

test('behavior: there are at least 1,000 vectors', () => {
  expect(ladders.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(1_000);
});

describe.each(ladders)('behavior: the $name ladder agrees with its vectors', ({ cases, stages }) => {
  test('charged, tokens and portions', () => {
    for (const { raised, amount, charged, tokens, bands } of cases) {
      const quote = quoteDown(stages, BigInt(raised), BigInt(amount));
      expect({
        charged: String(quote.chargedUnits),
        tokens: String(quote.tokens),
        bands: quote.portions.map((portion) => ({
          stage: portion.stage,
          units: String(portion.units),
          tokens: String(portion.tokens),
        })),
      }).toEqual({ charged, tokens, bands });
    }
  });
});

const local = ladderStages({
  stageCount: 10,
  basePriceMicroUsd: 1_200n,
  priceStepMicroUsd: 100n,
  tokensPerStage: 10_000_000n,
});
const end = ladderEndUnits(local);
const units = fc.bigInt({ min: 0n, max: end });

test('behavior: cutting a payment up loses at most one base unit a piece and portion', () => {
  fc.assert(
    fc.property(units, units, units, (raised, first, second) => {
      const whole = quoteDown(local, raised, first + second);
      const a = quoteDown(local, raised, first);
      const b = quoteDown(local, raised + a.chargedUnits, second);
      const pieces = a.tokens + b.tokens;
      expect(a.chargedUnits + b.chargedUnits).toBe(whole.chargedUnits);
      expect(pieces <= whole.tokens).toBe(true);
      expect(whole.tokens - pieces <= BigInt(a.portions.length + b.portions.length)).toBe(true);
    }),
  );
});

test('behavior: never charges more than offered or than is left', () => {
  fc.assert(
    fc.property(units, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (raised, amount) => {
      const { chargedUnits } = quoteDown(local, raised, amount);
      expect(chargedUnits <= amount && raised + chargedUnits <= end).toBe(true);
    }),
  );
});

test.each([
  ['all of a balance', 0n, 1_234_567_890n, 1_234_567_890n],
  ['nothing of nothing', 0n, 0n, 0n],
  ['what the sale has left', 164_960_000_000n, 100_000_000n, 40_000_000n],
  ['the least payment where less than that is left', 164_999_500_000n, 100_000_000n, 1_000_000n],
  ['the whole balance where that is less than the least payment', 164_999_500_000n, 300_000n, 300_000n],
] as const)('behavior: the most that can be offered is %s', (_, raised, balance, expected) => {
  expect(mostPayableUnits(local, raised, 1_000_000n, balance)).toBe(expected);
});

test.each([
  [1_200n, 833_333_333_333_333_333_333n],
  [2_000n, 500_000_000_000_000_000_000n],
] as const)('behavior: at %i micro-dollars one coin buys this much', (priceMicroUsd, expected) => {
  expect(tokensPerCoinDown(priceMicroUsd)).toBe(expected);
});
