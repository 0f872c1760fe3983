import { expect, test } from 'vitest';
import { isOvertaken } from './overtaken.ts';

test.each([
  [1_000_000, null, false],
  [1_000_000, 1_000_000, false],
  [1_000_001, 1_000_000, false],
  [999_999, 1_000_000, true],
  [940_000, 1_000_000, true],
  [939_999, 1_000_000, false],
])('behavior: an answer of %i while one of %s is shown: overtaken is %s', (asOfMs, shownAsOfMs, expected) => {
  expect(isOvertaken(asOfMs, shownAsOfMs)).toBe(expected);
});
