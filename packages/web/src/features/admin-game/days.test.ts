import { expect, test } from 'vitest';
import { otherDay, playedTime } from './days.ts';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-03-01', -1, '2028-02-29'],
])('behavior: %s and %i is %s', (day, days, other) => expect(otherDay(day, days)).toBe(other));

test('error: no day has no other', () => expect(() => otherDay('today', 1)).toThrow(RangeError));

test.each([
  [0, '0:00.0'],
  [62, '0:00.9'],
  [3_000, '0:48.0'],
  [3_749, '0:59.9'],
  [3_750, '1:00.0'],
  [4_500, '1:12.0'],
  [18_750, '5:00.0'],
])('behavior: %i ticks are %s', (ticks, time) => expect(playedTime(ticks)).toBe(time));
