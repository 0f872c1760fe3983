/** What the board says of a game and of a day. */
import { expect, test } from 'vitest';
import { dayAfter, formatBoardDay, formatLevelDay, formatPoints, formatTicks } from './board-text.ts';

test.each([
  [0, 'en', '0:00.0'],
  [1, 'en', '0:00.0'],
  [62, 'en', '0:00.9'],
  [63, 'en', '0:01.0'],
  [4_021, 'en', '1:04.3'],
  [4_021, 'ru', '1:04,3'],
  [18_750, 'en', '5:00.0'],
])('behavior: %i ticks take, in %s, %s', (ticks, language, text) => {
  expect(formatTicks(ticks, language)).toBe(text);
});

test.each([
  ['2026-11-23', 'en', 'Nov 23, 2026', 'Nov 23'],
  ['2026-11-23', 'ru', '23 нояб. 2026', '23 нояб.'],
  ['2027-01-01', 'en', 'Jan 1, 2027', 'Jan 1'],
])(
  'behavior: the day %s reads in %s as %s, wherever the visitor is, today as %s',
  (day, language, text, short) => {
    expect(formatBoardDay(day, language)).toBe(text);
    expect(formatLevelDay(day, language)).toBe(short);
  },
);

test.each([
  ['2026-11-23', -1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('behavior: from %s it is %i days to %s', (day, days, other) => {
  expect(dayAfter(day, days)).toBe(other);
});

test('behavior: points are grouped as people of a language do', () => {
  expect([formatPoints(432, 'en'), formatPoints(1_432, 'en'), formatPoints(1_432, 'ru')]).toEqual([
    '432',
    '1,432',
    '1\u00a0432',
  ]);
});
