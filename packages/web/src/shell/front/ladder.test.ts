/** The ladder from presale info. */
import { expect, test } from 'vitest';
import { stagesOf } from './ladder.ts';

test('behavior: stages follow from the price map and the size', () => {
  const stages = stagesOf({
    tokens_per_stage: '10000000',
    stage_prices: { 1: '0.0012', 2: '0.0013', 3: '0.0014' },
  });
  expect(stages).toEqual([
    { number: 1, priceMicroUsd: 1_200n, startUnits: 0n, endUnits: 12_000_000_000n },
    { number: 2, priceMicroUsd: 1_300n, startUnits: 12_000_000_000n, endUnits: 25_000_000_000n },
    { number: 3, priceMicroUsd: 1_400n, startUnits: 25_000_000_000n, endUnits: 39_000_000_000n },
  ]);
});

test('error: an uneven price map is not the contract’s', () => {
  const uneven = { tokens_per_stage: '1', stage_prices: { 1: '0.0012', 2: '0.0013', 3: '0.0015' } };
  expect(() => stagesOf(uneven)).toThrow(
    expect.objectContaining({ code: 'UNEXPECTED_ANSWER', cause: new TypeError('stage_prices') }),
  );
});
