import { expect, test } from 'vitest';
import { TRAIT_COUNTS, countTraits, standingOf } from '@lilape/domain/apes/standing';

test('behavior: how many of all apes have each trait, and that odd eyes are nobody’s (decision 19 "traits and brushwork")', () => {
  expect(TRAIT_COUNTS).toEqual({
    backgrounds: [2_000, 2_000, 2_000, 2_000, 2_000],
    body: [10_000],
    eyes: [2_000, 0, 2_000, 0, 2_000, 0, 2_000, 0, 2_000, 0],
    hats: [2_000, 2_000, 2_000, 2_000, 2_000],
    accessories: [1_428, 1_429, 1_428, 1_429, 1_428, 1_429, 1_429],
  });
});

test('behavior: only the apes that are given are counted', () => {
  expect(countTraits([4_271, 1])).toMatchObject({
    backgrounds: [0, 2, 0, 0, 0],
    body: [2],
    hats: [0, 0, 0, 2, 0],
  });
  expect(countTraits([]).body).toEqual([0]);
});

test.each([
  [4, { firstRank: 573, lastRank: 1_715, alike: 1_143 }],
  [4_271, { firstRank: 3_144, lastRank: 4_000, alike: 857 }],
  [35, { firstRank: 9_430, lastRank: 10_000, alike: 571 }],
])('behavior: ape %d shares its places with all of its score', (id, standing) => {
  expect(standingOf(id)).toEqual(standing);
});

test('error: an id that no ape has', () => {
  expect(() => standingOf(0)).toThrow('There is no ape 0');
  expect(() => countTraits([10_001])).toThrow('There is no ape 10001');
});
