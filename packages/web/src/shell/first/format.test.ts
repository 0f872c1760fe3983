import { expect, test } from 'vitest';
import { formatDollars } from './format.ts';

test.each([
  ['60', 'en', '60'],
  ['1294.5', 'en', '1,294.50'],
  ['1294.5', 'ru', '1\u00A0294,50'],
  ['0.05', 'en', '0.05'],
  ['0.000001', 'en', '0.000001'],
])('behavior: %s dollars read %s: %s', (text, language, words) => {
  expect(formatDollars(text, language)).toBe(words);
});
