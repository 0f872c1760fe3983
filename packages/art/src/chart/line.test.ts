import { expect, test } from 'vitest';
import { stepPath, timeRange } from './line.ts';

const same = (value: number) => value;

test('behavior: the line steps from zero and goes on to the present', () => {
  const points = [
    { at: 10, value: 5 },
    { at: 20.04, value: 7 },
  ];
  expect(stepPath(points, same, same, 30)).toBe('M10 0H10V5H20V7H30');
  expect(stepPath([], same, same, 30)).toBe('');
});

const hour = 3_600_000;

test('behavior: a start long before the first point is left out, a near one is shown', () => {
  expect(timeRange(100 * hour, 200 * hour, 0)).toEqual({ from: 96 * hour, to: 200 * hour });
  expect(timeRange(100 * hour, 200 * hour, 90 * hour)).toEqual({ from: 90 * hour, to: 200 * hour });
});

test('behavior: no less than a minute is shown', () => {
  expect(timeRange(hour, hour, hour)).toEqual({ from: hour - 60_000, to: hour });
});
