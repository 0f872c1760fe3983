import {
  BASE_PRICE_MICRO_USD,
  PRICE_STEP_MICRO_USD,
  STAGE_COUNT,
  ladderEndUnits,
  ladderStages,
  stageAt,
  stageProgressPct,
  tokensLeftInStageDown,
} from '@lilape/domain/presale/stages';
import { SHARES } from '@lilape/domain/shares';
import { STABLE_DECIMALS, TOKEN } from '@lilape/domain/token';
import { METHODS } from '@lilape/domain/presale/methods';
import { expect, test } from 'vitest';

const ladder = {
  stageCount: STAGE_COUNT,
  basePriceMicroUsd: BASE_PRICE_MICRO_USD,
  priceStepMicroUsd: PRICE_STEP_MICRO_USD,
  tokensPerStage: 10_000_000n,
};
const stages = ladderStages(ladder);

test('behavior: prices climb from $0.0012 to $0.0021 (spec §9, decision 5 "ten stages")', () => {
  expect(stages.map((stage) => stage.priceMicroUsd)).toEqual([
    1200n,
    1300n,
    1400n,
    1500n,
    1600n,
    1700n,
    1800n,
    1900n,
    2000n,
    2100n,
  ]);
});

test('behavior: stage ends are exact (decision 7 "exact pricing")', () => {
  expect(stages[0]?.endUnits).toBe(12_000_000_000n);
  expect(stages[1]?.endUnits).toBe(25_000_000_000n);
  expect(ladderEndUnits(stages)).toBe(165_000_000_000n);
});

test('behavior: a ladder without stages ends where it starts', () => {
  expect(ladderEndUnits([])).toBe(0n);
});

test('behavior: the unit at the end of a stage belongs to the next', () => {
  expect(stageAt(stages, 11_999_999_999n)?.number).toBe(1);
  expect(stageAt(stages, 12_000_000_000n)?.number).toBe(2);
  expect(stageAt(stages, 165_000_000_000n)).toBeUndefined();
});

test.each([
  [0n, 0],
  [6_000_000_000n, 50],
  [11_999_999_999n, 99.99],
  [12_000_000_000n, 0],
  [18_500_000_000n, 50],
  [165_000_000_000n, 100],
])('behavior: progress at %s units is %s percent, rounded down', (raised, pct) => {
  expect(stageProgressPct(stages, raised)).toBe(pct);
});

test('behavior: what is left of a stage is rounded down', () => {
  expect(tokensLeftInStageDown(stages, 0n)).toBe(10_000_000n * 10n ** 18n);
  expect(tokensLeftInStageDown(stages, 11_999_999_999n)).toBe(833_333_333_333_333n);
  expect(tokensLeftInStageDown(stages, 165_000_000_000n)).toBe(0n);
});

test('behavior: the token and its shares are the specification’s (spec §1, §9, decision 3 "token shares")', () => {
  expect(TOKEN).toMatchObject({
    symbol: 'LILAPE',
    decimals: 18,
    supplyTokens: 420_690_000_000_000n,
    taxBps: 0,
  });
  expect(STABLE_DECIMALS).toBe(6);
  expect(SHARES.map((share) => Number(share.bps) / 100)).toEqual([50, 15, 10, 10, 5, 5, 5]);
});

test('behavior: minimums and fees are the specification’s (spec §9)', () => {
  expect(
    METHODS.map(({ method, minimum, feeBps, selectable }) => [method, minimum, feeBps, selectable]),
  ).toEqual([
    ['ETH', 10n ** 15n, 0, false],
    ['USDT', 1_000_000n, 0, true],
    ['USDC', 1_000_000n, 0, true],
    ['CARD', 10_000_000n, 250, false],
  ]);
});
