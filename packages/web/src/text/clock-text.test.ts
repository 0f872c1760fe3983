import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [1, '00:00:01'],
  [3_600_000, '01:00:00'],
  [90_061_000, '1 d 01:01:01'],
])('behavior: %d ms are %s', (ms, text) => {
  expect(clockText(ms, 'en')).toBe(text);
});

test('behavior: a Russian reads д', () => {
  expect(clockText(86_400_000, 'ru')).toBe('1 д 00:00:00');
});
