import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, formatMoment, formatZone } from './moment.ts';
import { formatZoned } from './moment-zoned.ts';

const noon = new Date(2026, 10, 21, 12, 5, 9).toISOString();

test('behavior: a moment is written as each language does, in the local time zone', () => {
  expect(formatMoment(noon, 'en')).toBe('November 21, 2026 at 12:05 PM');
  expect(formatMoment(noon, 'ru')).toBe('21 ноября 2026\u00a0г. в 12:05');
});

test('behavior: date and time can be shorter or to the second', () => {
  expect(formatMoment(noon, 'en', { date: 'medium', time: 'medium' })).toBe('Nov 21, 2026, 12:05:09 PM');
  expect(formatMoment(noon, 'ru', { date: 'medium', time: 'short' })).toBe('21 нояб. 2026, 12:05');
});

test('behavior: a day stands alone where its hour says nothing', () => {
  expect(formatDay(Date.parse(noon), 'en')).toBe('Nov 21, 2026');
  expect(formatDay(Date.parse(noon), 'ru')).toBe('21 нояб. 2026');
});

const looks = (['long', 'medium'] as const).flatMap((date) =>
  (['short', 'medium'] as const).flatMap((time) =>
    ['en', 'ru'].map((language) => ({ language, date, time })),
  ),
);

test.each(looks)('behavior: $language with $date date and $time time is as the standard has it', (look) => {
  const { language, date, time } = look;
  const peer = new Intl.DateTimeFormat(language, { dateStyle: date, timeStyle: time });
  for (let hour = 0; hour < 24; hour += 1) {
    const at = new Date(2026, hour % 12, hour + 1, hour, hour, hour);
    // A Russian year keeps its sign only after a month in full, and on the same line.
    const standard = peer.format(at).replace(/\sг\./, date === 'long' ? '\u00a0г.' : '');
    expect(formatMoment(at.toISOString(), language, look)).toBe(standard);
  }
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['UTC', 'UTC'],
  ['Europe/Moscow', 'UTC+3'],
  ['America/St_Johns', 'UTC−3:30'],
])('behavior: in %s the zone is %s', (zone, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatZone('2026-11-21T12:00:00Z')).toBe(text);
});

test('behavior: a deadline names its zone', () => {
  vi.stubEnv('TZ', 'Europe/Moscow');
  const [iso, look] = ['2026-11-21T09:05:00Z', { date: 'medium', time: 'short' }] as const;
  expect(formatZoned(iso, 'en', look)).toBe('Nov 21, 2026, 12:05 PM (UTC+3)');
  expect(formatZoned(iso, 'ru', look)).toBe('21 нояб. 2026, 12:05 (UTC+3)');
});

test('error: what is no date throws', () => {
  expect(() => formatMoment('soon', 'en')).toThrow(RangeError);
});
