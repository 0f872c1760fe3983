import { expect, test } from 'vitest';
import { heightOf, placeOf } from './scale.ts';

test.each([
  [0, 0],
  [10_000_000, 0],
  [100_000_000, 0.25],
  [1_000_000_000, 0.5],
  [10_000_000_000, 0.75],
  [100_000_000_000, 1],
  [420_690_000_000_000, 1],
])('behavior: %d tokens lie at height %d', (tokens, height) => {
  expect(heightOf(tokens)).toBeCloseTo(height, 12);
});

test('behavior: the moon lies between ten and a hundred billion', () => {
  expect(heightOf(50_000_000_000)).toBeCloseTo(0.924_743, 6);
  expect(placeOf(50_000_000_000)).toBeCloseTo(0.110_206, 6);
});

test('args: what is no number lies on the ground', () => {
  expect(heightOf(Number.NaN)).toBe(0);
  expect(heightOf(-1)).toBe(0);
});
