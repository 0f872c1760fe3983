import { confirmationOf } from '@lilape/domain/confirmation';
import { expect, test } from 'vitest';

test.each([
  [10n, 'final'],
  [11n, 'safe'],
  [15n, 'safe'],
  [16n, 'seen'],
])('behavior: block %s with safe 15 and final 10 is %s', (block, word) => {
  expect(confirmationOf(block, { safe: 15n, final: 10n })).toBe(word);
});
