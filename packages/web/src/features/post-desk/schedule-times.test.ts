import { expect, test } from 'vitest';
import { formatCountdown, hoursWithin, lineMs, runsWithin } from './schedule-times.ts';

const NOW = Date.UTC(2027, 0, 1, 12, 20);
const iso = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

test('behavior: a schedule stands on the line at each of its turns', () => {
  expect(runsWithin({ nextRun: iso(10), interval: '60' }, NOW).map((at) => (at - NOW) / 60_000)).toEqual([
    10, 70, 130,
  ]);
  expect(runsWithin({ nextRun: iso(180), interval: '15' }, NOW)).toHaveLength(1);
  expect(runsWithin({ nextRun: iso(181), interval: '15' }, NOW)).toEqual([]);
});

test('behavior: a turn that has just passed is not on it, and of a paused one there is none', () => {
  expect(runsWithin({ nextRun: iso(-1), interval: '5' }, NOW)[0]).toBe(NOW + 4 * 60_000);
  expect(runsWithin({ nextRun: null, interval: '5' }, NOW)).toEqual([]);
});

test('behavior: full hours lie on the line', () => {
  const hours = hoursWithin(NOW);
  expect(hours.every((at) => new Date(at).getMinutes() === 0 && at > NOW && at <= NOW + lineMs)).toBe(true);
  expect(hours).toHaveLength(3);
});

test('behavior: what is left is counted down', () => {
  expect([899_100, 60_000, 1, 0, -5_000, 3_723_000].map(formatCountdown)).toEqual([
    '15:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
    '1:02:03',
  ]);
});
