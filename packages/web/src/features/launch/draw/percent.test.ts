import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test.each([
  [0, 96_000, '0%'],
  [1, 96_000, '< 0.1%'],
  [2_140, 96_000, '2.2%'],
  [999, 1_000, '99.9%'],
  [96_000, 96_000, '100.0%'],
  [1, 0, '0%'],
])('behavior: %d of %d are %s', (part, whole, text) => {
  expect(percentOf(part, whole, 'en')).toBe(text);
});
