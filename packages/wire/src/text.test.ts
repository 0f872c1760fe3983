import { textToTokens, textToUnits, tokensToText, unitsToText } from '@lilape/wire/text';
import { expect, test } from 'vitest';

test.each([
  [0n, '0'],
  [1n, '0.000001'],
  [1_500_000n, '1.5'],
  [165_000_000_000n, '165000'],
])('behavior: %i units are %s dollars, there and back', (units, text) => {
  expect(unitsToText(units)).toBe(text);
  expect(textToUnits(text)).toBe(units);
});

test.each([
  [1n, '0.000000000000000001'],
  [833_333_333_333_333_333_333n, '833.333333333333333333'],
])('behavior: %i base units are %s LILAPE, there and back', (tokens, text) => {
  expect(tokensToText(tokens)).toBe(text);
  expect(textToTokens(text)).toBe(tokens);
});

test.each(['', '1e3', '-1', '0.0000001', '1,5'])('error: “%s” is no amount in dollars', (text) => {
  expect(() => textToUnits(text)).toThrow(RangeError);
});
