import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import { anyList, anySeed, derivedList } from '@lilape/domain/draws/lists.fixture';
import { proofOf, rootOf, sortedTree } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import type { Hex } from '@lilape/domain/draws/words';
import vectors from '@lilape/domain/vectors/draws';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test('behavior: 1,000 lists have the roots, proofs and winners that a third program found from the text', () => {
  const found = vectors.draws.map((vector) => {
    const entrants = listEntrants(derivedList(vector));
    const tree = sortedTree(entrants);
    const seed = vector.seed as Hex;
    const draw = { seed, drawId: vector.drawId, entrants, places: vector.winners.length };
    return {
      ...vector,
      count: entrants.length,
      totalWeight: String(totalWeight(entrants)),
      root: rootOf(tree),
      proof: proofOf(tree, vector.proven),
      winners: winnersOf(draw).map(({ entrant }) => entrant.index),
    };
  });
  expect(found).toHaveLength(1_000);
  expect(found).toEqual(vectors.draws);
});

test('behavior: among them are one entrant, fewer than places, and one with 99.99% of the weight', () => {
  const [alone, two, , whale] = vectors.draws;
  expect([alone?.count, alone?.winners]).toEqual([1, [0]]);
  expect([two?.count, two?.winners.length]).toEqual([2, 2]);
  expect(whale?.whale).toBe(7);
  expect(whale?.winners).toHaveLength(40);
});

test('behavior: nobody wins twice, with all places everybody wins, and again the same', () => {
  fc.assert(
    fc.property(anyList, anySeed, fc.integer({ min: 1, max: 1_000 }), (rows, seed, drawId) => {
      const entrants = listEntrants(rows);
      const draw = { seed, drawId, entrants, places: entrants.length };
      const winners = winnersOf(draw);
      expect(winners.map(({ place }) => place)).toEqual(entrants.map(({ index }) => index));
      expect(new Set(winners.map(({ entrant }) => entrant.account)).size).toBe(entrants.length);
      expect(winnersOf(draw)).toEqual(winners);
      const some = entrants.length >> 1;
      expect(winnersOf({ ...draw, places: some })).toEqual(winners.slice(0, some));
    }),
  );
});

test('behavior: each wins the first place as often as it weighs', () => {
  const entrants = listEntrants([
    { account: '0x00000000000000000000000000000000000000a1', weight: 1n },
    { account: '0x00000000000000000000000000000000000000a2', weight: 2n },
    { account: '0x00000000000000000000000000000000000000a3', weight: 7n },
  ]);
  const seed: Hex = `0x${'11'.repeat(32)}`;
  const wins = [0, 0, 0];
  for (let drawId = 1; drawId <= 10_000; drawId++)
    for (const { entrant } of winnersOf({ seed, drawId, entrants, places: 1 }))
      wins[entrant.index] = (wins[entrant.index] ?? 0) + 1;
  // 1,000, 2,000 and 7,000, each within four standard deviations.
  expect(Math.abs((wins[0] ?? 0) - 1_000)).toBeLessThan(120);
  expect(Math.abs((wins[1] ?? 0) - 2_000)).toBeLessThan(160);
  expect(Math.abs((wins[2] ?? 0) - 7_000)).toBeLessThan(184);
});

test('error: more places than entrants', () => {
  const entrants = listEntrants([{ account: '0x00000000000000000000000000000000000000a1', weight: 1n }]);
  expect(() => winnersOf({ seed: `0x${'11'.repeat(32)}`, drawId: 1, entrants, places: 2 })).toThrow(
    RangeError,
  );
});
