/** Sizes and lengths of time, in both languages. */
import { expect, test } from 'vitest';
import { formatBytes, formatLength } from './amounts.ts';

test.each([
  [0, 'en', '0\u00A0B'],
  [999, 'en', '999\u00A0B'],
  [1_000, 'en', '1.0\u00A0kB'],
  [151_500_000, 'en', '152\u00A0MB'],
  [41_200_000_000, 'en', '41.2\u00A0GB'],
  [41_200_000_000, 'ru', '41,2\u00A0ГБ'],
  [5e15, 'en', '5,000\u00A0TB'],
])('args: %d bytes in %s are %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language)).toBe(text);
});

test.each([
  [0, 'en', '0\u00A0s'],
  [59.9, 'en', '59\u00A0s'],
  [60, 'en', '1\u00A0min'],
  [3_725, 'en', '1\u00A0h 2\u00A0min'],
  [187_200, 'en', '2\u00A0d 4\u00A0h'],
  [86_460, 'ru', '1\u00A0д'],
  [-5, 'ru', '0\u00A0с'],
])('args: %d seconds in %s are %s', (seconds, language, text) => {
  expect(formatLength(seconds, language)).toBe(text);
});
