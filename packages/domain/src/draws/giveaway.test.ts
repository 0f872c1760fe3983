import { giveawayPlaces, placeOfPrizeApe, prizeApeOf, tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { expect, test } from 'vitest';

test('behavior: spec §4: 500,000,000 LILAPE for the first three, an ape for each of the hundred behind them', () => {
  expect([0, 1, 2, 3].map(tokenPrizeOf)).toEqual([
    250_000_000_000_000_000_000_000_000n,
    150_000_000_000_000_000_000_000_000n,
    100_000_000_000_000_000_000_000_000n,
    0n,
  ]);
  expect([2, 3, 102, 103].map(prizeApeOf)).toEqual([null, 9_901, 10_000, null]);
  expect([9_900, 9_901, 10_000, 10_001].map(placeOfPrizeApe)).toEqual([null, 3, 102, null]);
});

test('behavior: 103 places, fewer where there are fewer entrants', () => {
  expect([1, 102, 103, 100_000].map(giveawayPlaces)).toEqual([1, 102, 103, 103]);
});
