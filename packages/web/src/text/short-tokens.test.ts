import { expect, test } from 'vitest';
import { heldShort, heldWhole, missingShort, missingWhole } from './short-tokens.ts';

test.each([
  ['0', '0'],
  ['999999.999999', '999,999'],
  ['1000000', '1M'],
  ['99999999.9', '99M'],
  ['100000000', '100M'],
  ['999999999.999999999999999999', '999M'],
  ['1000000000', '1B'],
  ['3250000000', '3.2B'],
  ['49999999999.9', '49.9B'],
  ['50000000000', '50B'],
  ['420690000000000', '420,690B'],
])('behavior: holding %s is never said to be more than %s', (tokens, text) => {
  expect(heldShort(tokens, 'en')).toBe(text);
});

test.each([
  ['0', '0'],
  ['0.000000000000000001', '1'],
  ['999999.5', '1M'],
  ['1000001', '2M'],
  ['99999999.1', '100M'],
  ['999000001', '1B'],
  ['1200000000', '1.2B'],
  ['1200000000.000000000000000001', '1.3B'],
])('behavior: missing %s is never said to be less than %s', (tokens, text) => {
  expect(missingShort(tokens, 'en')).toBe(text);
});

test('behavior: what is one’s own is said in whole tokens, and what is missing never less than it is', () => {
  expect(heldWhole('1100000.999', 'en')).toBe('1,100,000');
  expect(missingWhole('98850000.000000000000000001', 'en')).toBe('98,850,001');
});

test('behavior: a Russian reads a comma and words', () => {
  expect(heldShort('3250000000', 'ru')).toBe('3,2\u00A0млрд');
  expect(heldShort('250000000', 'ru')).toBe('250\u00A0млн');
});
