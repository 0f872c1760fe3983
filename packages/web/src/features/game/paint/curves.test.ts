/** Curves begin and end where they should. */
import { expect, test } from 'vitest';
import { beat, fade, hop, pop, spread } from './curves.ts';

test('behavior: what pops up begins at nothing, goes beyond its size and settles', () => {
  expect(pop(0)).toBeCloseTo(0);
  expect(Math.max(...[0.1, 0.15, 0.2, 0.25, 0.3].map(pop))).toBeGreaterThan(1.05);
  expect(pop(0.34)).toBe(1);
  expect(pop(1)).toBe(1);
});

test('behavior: what fades stays whole until its tail, and is gone at the end', () => {
  expect([0, 0.7, 0.75, 0.875, 1, 1.2].map((share) => fade(share, 0.25))).toEqual([1, 1, 1, 0.5, 0, 0]);
});

test('behavior: a heart beats twice and rests, and never more than three times a second', () => {
  const tenths = Array.from({ length: 100 }, (_, n) => beat(n * 10, 1_000));
  const thumps = tenths.filter((now, n) => now > 0 && (tenths[n - 1] ?? 0) === 0).length;
  expect(thumps).toBeLessThanOrEqual(2);
  expect(Math.max(...tenths)).toBeCloseTo(1, 1);
  expect(tenths.slice(50)).toEqual(Array(50).fill(0));
});

test('behavior: a hop ends where it began', () => {
  expect([0, 0.5, 1].map(hop)).toEqual([0, 1, 0]);
});

test('behavior: spread numbers fill the whole span evenly', () => {
  const tenths = new Set(Array.from({ length: 20 }, (_, n) => Math.floor(spread(n) * 10)));
  expect(tenths.size).toBe(10);
});
