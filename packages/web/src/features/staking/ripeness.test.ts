// How ripe and how large the banana of a stake is.
import { expect, test } from 'vitest';
import { ripenessAt, sizeOf } from './ripeness.ts';

const lock = { startSeconds: 1_000_000, endSeconds: 1_000_000 + 90 * 86_400 };

test.each([
  [lock.startSeconds - 5, 0],
  [lock.startSeconds, 0],
  [lock.startSeconds + 45 * 86_400, 0.5],
  [lock.endSeconds, 1],
  [lock.endSeconds + 86_400, 1],
])('behavior: at %i it is ripe to %d', (seconds, ripe) => {
  expect(ripenessAt(lock, seconds)).toBe(ripe);
});

test.each([
  [100n, 100n, 1],
  [64n, 100n, 0.8],
  [1n, 100n, 0.67],
  [0n, 0n, 0.67],
])('behavior: %i of at most %i has the size %d', (tokens, largest, size) => {
  expect(sizeOf(tokens, largest)).toBe(size);
});
