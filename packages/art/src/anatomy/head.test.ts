// The head's outline: what the die-cut rim has to go around.

import { expect, test } from 'vitest';
import { expressions } from './face.ts';
import { headOutline } from './head.ts';

/** The tip of the raised brow, out beyond the skull, which ends at 850. */
const tip = '924 322';

test('behavior: a raised brow leaves the head and takes its rim along', () => {
  expect(headOutline(expressions.stubborn)).toContain(tip);
  expect(headOutline(expressions.joyful)).toContain(tip);
});

test('behavior: a brow that stays on the face is no part of the outline', () => {
  expect(headOutline(expressions.hungry)).not.toContain(tip);
  expect(headOutline(expressions.lost)).not.toContain(tip);
});
