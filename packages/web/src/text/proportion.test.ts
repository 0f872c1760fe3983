import { expect, test } from 'vitest';
import { percentText, significantText } from './proportion.ts';

test.each([
  [28_246n, 1_000_000n, 2, '2.8'],
  [18_765n, 1_000_000n, 2, '1.9'],
  [10_182n, 1_000_000n, 2, '1'],
  [833_333_333n, 1_999_999_999n, 3, '41.7'],
  [1n, 4n, 3, '25'],
  [83_333n, 2_000_000_000n, 2, '0.0042'],
  [9_996n, 10_000n, 3, '100'],
  [1n, 1n, 2, '100'],
])('behavior: %i of %i is %i digits of percent, %s', (part, all, digits, text) => {
  expect(percentText(part, all, digits, 'en')).toBe(`${text}%`);
});

test('behavior: Russian has a comma and no-break spaces', () => {
  expect(percentText(28_246n, 1_000_000n, 2, 'ru')).toBe('2,8%');
  expect(percentText(25_000n, 1n, 2, 'ru')).toBe('2\u00A0500\u00A0000%');
});

test('behavior: what is larger than its digits stays whole', () => {
  expect(significantText(123_456n, 1n, 2)).toBe('123456');
});

test('args: of nothing there is nothing, and nothing of anything is nothing', () => {
  expect(significantText(1n, 0n, 2)).toBe('0');
  expect(significantText(0n, 7n, 2)).toBe('0');
});
