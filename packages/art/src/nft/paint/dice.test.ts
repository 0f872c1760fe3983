// Chance that must be the same for ever.

import { expect, test } from 'vitest';
import { diceOf, pick } from './dice.ts';

test('behavior: the rolls of an id are always the same', () => {
  const dice = diceOf(4271);
  expect([dice(6), dice(100), dice(10_000)]).toEqual([1, 31, 4765]);
});

test('behavior: every side comes up about as often', () => {
  const counts = [0, 0, 0, 0];
  for (let id = 1; id <= 10_000; id++) {
    const side = diceOf(id)(4);
    counts[side] = (counts[side] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 2500)).toBeLessThan(150);
});

test('error: nothing to pick from', () => {
  expect(() => pick(() => 0, [])).toThrow('nothing to pick from');
});
