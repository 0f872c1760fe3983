import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

const noon = new Date(2026, 10, 21, 12, 5, 9).toISOString();

test('behavior: a moment is written as each language does, in the local time zone', () => {
  expect(formatMoment(noon, 'en')).toBe('November 21, 2026 at 12:05 PM');
  expect(formatMoment(noon, 'ru')).toBe('21 ноября 2026 г. в 12:05');
});

test('behavior: date and time can be shorter or to the second', () => {
  expect(formatMoment(noon, 'en', { date: 'medium', time: 'medium' })).toBe('Nov 21, 2026, 12:05:09 PM');
});

test('error: what is no date throws', () => {
  expect(() => formatMoment('soon', 'en')).toThrow(RangeError);
});
