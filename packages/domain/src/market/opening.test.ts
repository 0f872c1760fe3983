import { lastPriceMicroUsd, openingOf, openingSqrtPriceX96 } from '@lilape/domain/market/opening';
import { ladderStages } from '@lilape/domain/presale/stages';
import vectors from '@lilape/domain/vectors/market';
import { expect, test } from 'vitest';

const local = ladderStages({
  stageCount: 10,
  basePriceMicroUsd: 1_200n,
  priceStepMicroUsd: 100n,
  tokensPerStage: 10_000_000n,
});

test.each([
  [0n, 1_200n],
  [1n, 1_200n],
  [12_000_000_000n, 1_200n],
  [12_000_000_001n, 1_300n],
  [25_000_000_000n, 1_300n],
  [165_000_000_000n, 2_100n],
])('behavior: after %i units the last price is %i micro-dollars', (raised, price) => {
  expect(lastPriceMicroUsd(local, raised)).toBe(price);
});

test('args: a ladder without stages has no price', () => {
  expect(() => lastPriceMicroUsd([], 0n)).toThrow(RangeError);
});

test('behavior: the first price as v4 keeps it, in either order', () => {
  expect(openingSqrtPriceX96(1_200n, true)).toBe(2_744_544_057_300_595_952_049n);
  expect(openingSqrtPriceX96(1_200n, false)).toBe(2_287_120_047_750_496_626_708_093_531_474_526_019n);
});

test('behavior: with nothing to pool there is no liquidity', () => {
  expect(openingOf(1_200n, true, 0n, 10n ** 24n)).toMatchObject({
    liquidity: 0n,
    moneyUnits: 0n,
    tokens: 0n,
  });
  expect(openingOf(1_200n, false, 10n ** 9n, 0n)).toMatchObject({
    liquidity: 0n,
    moneyUnits: 0n,
    tokens: 0n,
  });
});

test.each(vectors.ladders)(
  'behavior: a third program opens the same on ladder $terms.name',
  ({ terms, openings }) => {
    const stages = ladderStages({
      stageCount: terms.stageCount,
      basePriceMicroUsd: BigInt(terms.basePrice),
      priceStepMicroUsd: BigInt(terms.priceStep),
      tokensPerStage: BigInt(terms.tokensPerStage),
    });
    expect(openings).toHaveLength(90);
    for (const opening of openings) {
      const price = lastPriceMicroUsd(stages, BigInt(opening.raised));
      expect(String(price)).toBe(opening.price);
      const opened = openingOf(price, opening.isLilapeFirst, BigInt(opening.money), BigInt(opening.tokens));
      expect(opened).toEqual({
        sqrtPriceX96: BigInt(opening.sqrtPriceX96),
        liquidity: BigInt(opening.liquidity),
        moneyUnits: BigInt(opening.usedMoney),
        tokens: BigInt(opening.usedTokens),
      });
    }
  },
);
