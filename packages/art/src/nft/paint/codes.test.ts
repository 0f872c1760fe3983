// Codes of pixels: one material, or two with the share of each.

import { expect, test } from 'vitest';
import { codeOf, firstOf, quartersOf, secondOf } from './codes.ts';

test('behavior: a mix has the same code whichever material is named first', () => {
  expect(codeOf(5, 9, 1)).toBe(codeOf(9, 5, 3));
  const code = codeOf(9, 5, 3);
  expect([firstOf(code), secondOf(code), quartersOf(code)]).toEqual([5, 9, 1]);
});

test('behavior: all of a material or none of the other is that material alone', () => {
  expect(codeOf(5, 9, 0)).toBe(5 << 9);
  expect(codeOf(5, 9, 4)).toBe(9 << 9);
  expect(codeOf(7, 7, 2)).toBe(7 << 9);
});
