import { expect, test } from 'vitest';
import { amountWords, axisWords } from './units.ts';

test('behavior: dollars show whole cents or none, tokens none of their fractions', () => {
  expect(amountWords('dollars', '1234.5', 'en')).toBe('$1,234.50');
  expect(amountWords('dollars', '1234.509999', 'en')).toBe('$1,234.50');
  expect(amountWords('dollars', '60.004', 'en')).toBe('$60');
  expect(amountWords('tokens', '10385384.615384', 'en')).toBe('10,385,384 LILAPE');
});

test('behavior: an axis has short labels', () => {
  expect(axisWords('dollars', 12_500, 'en')).toBe('$12.5K');
  expect(axisWords('tokens', 21_000_000_000_000, 'en')).toBe('21T');
});
