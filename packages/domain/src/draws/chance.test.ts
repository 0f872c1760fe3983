import { anyChance, firstChance } from '@lilape/domain/draws/chance';
import { listEntrants } from '@lilape/domain/draws/entrants';
import { winnersOf } from '@lilape/domain/draws/winners';
import { encodeWords, hexOf } from '@lilape/domain/draws/words';
import { expect, test } from 'vitest';

const listOf = (weights: readonly bigint[]) =>
  listEntrants(
    weights.map((weight, i) => ({
      account: `0x${(i + 1).toString(16).padStart(40, '0')}` as const,
      weight,
    })),
  );

test('behavior: the first prize goes by weight alone', () => {
  expect(firstChance(1n, 4n)).toBe(0.25);
  expect(firstChance(4n, 4n)).toBe(1);
  expect(firstChance(0n, 0n)).toBe(0);
});

test('behavior: where places are as many as entrants, everybody wins', () => {
  const any = anyChance(listOf([1n, 1_000n]), 2);
  expect([any(1n), any(1_000n), any(0n)]).toEqual([1, 1, 0]);
});

test('behavior: among equals it is places over entrants', () => {
  expect(anyChance(listOf(Array.from({ length: 1_000 }, () => 5n)), 103)(5n)).toBeCloseTo(0.103, 9);
});

test('behavior: who has nearly all of the weight wins nearly for sure, and leaves the rest to the others', () => {
  const any = anyChance(listOf([9_999_000_000n, ...Array.from({ length: 1_000 }, () => 1_000n)]), 103);
  expect(any(9_999_000_000n)).toBeCloseTo(1, 9);
  expect(any(1_000n)).toBeCloseTo(0.102, 6);
});

test('behavior: it is what thousands of draws show, to within what chance allows', () => {
  const weights = Array.from({ length: 200 }, (_, i) => (i < 100 ? 1n : 10n));
  const entrants = listOf(weights);
  const rounds = 250;
  let light = 0;
  for (let drawId = 1; drawId <= rounds; drawId++) {
    const seed = hexOf(encodeWords(drawId));
    light += winnersOf({ seed, drawId, entrants, places: 103 }).filter(
      ({ entrant }) => entrant.weight === 1n,
    ).length;
  }
  const any = anyChance(entrants, 103);
  // Of the hundred light ones so many win on average.
  expect(Math.abs(light / rounds - 100 * any(1n))).toBeLessThan(0.8);
  expect(100 * any(1n) + 100 * any(10n)).toBeCloseTo(103, 6);
});
