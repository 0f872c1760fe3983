// What ids decide: every choice is somebody's, and none is everybody's.

import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';
import { expect, test } from 'vitest';
import { distance, lightness } from '../colour/colours.ts';
import { planOf } from './plan.ts';

const plans = Array.from({ length: LAST_ID - FIRST_ID + 1 }, (_, index) => planOf(FIRST_ID + index));
const counts = (values: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const value of values) found[value] = (found[value] ?? 0) + 1;
  return found;
};

test('behavior: every pattern, mouth, tuft and brow is somebody’s, and at most every third ape’s', () => {
  for (const chosen of [
    counts(plans.map(({ pattern }) => pattern.name)),
    counts(plans.map(({ mouth }) => mouth)),
    counts(plans.map(({ tuft }) => tuft)),
  ]) {
    expect(Object.keys(chosen).length).toBeGreaterThanOrEqual(5);
    for (const count of Object.values(chosen)) {
      expect(count).toBeGreaterThan(250);
      expect(count).toBeLessThan(3600);
    }
  }
});

test('behavior: half of the apes look to each side', () => {
  const mirrored = plans.filter(({ isMirrored }) => isMirrored).length;
  expect(Math.abs(mirrored - 5000)).toBeLessThan(150);
});

test('behavior: a coat stands out from the ground behind it', () => {
  const lost = plans.filter(
    ({ colouring: { fur, ground } }) =>
      distance(fur, ground) < 90 || Math.abs(lightness(fur) - lightness(ground)) < 8,
  );
  expect(lost.length).toBeLessThan(100);
});
