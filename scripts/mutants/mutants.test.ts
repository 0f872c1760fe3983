// Of a line that can be changed alike in several places, only the part that is meant is equivalent.
import { expect, test } from 'vitest';
import { isWithin } from './mutants.ts';

test.each([
  ['the first of two', 9, true],
  ['between them', 12, false],
  ['the second', 23, true],
  ['before the first', 2, false],
])('behavior: %s', (_, column, expected) => {
  //                  0         1         2
  //                  0123456789012345678901234
  expect(isWithin('a[0]?.b ?? 0, c[0]?.d ?? 0', '?? 0', column)).toBe(expected);
});
