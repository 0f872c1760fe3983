/** Where values fall, and where axes are marked. */
import { describe, expect, test } from 'vitest';
import { linear, valueMarks } from './scale.ts';
import { timeMarks } from './time-marks.ts';

describe('valueMarks', () => {
  test.each([
    [12_501, 4, [0, 5_000, 10_000, 15_000]],
    [100, 4, [0, 25, 50, 75, 100]],
    [0.7, 4, [0, 0.2, 0.4, 0.6000000000000001, 0.8]],
    [21_034_500_000_000, 3, [0, 10e12, 20e12, 30e12]],
    [0, 4, [0, 1]],
  ])('behavior: up to %d in %d', (max, count, marks) => {
    expect(valueMarks(max, count)).toEqual(marks);
  });
});

test('behavior: a scale turns around where its range does, and stands still where it has none', () => {
  const down = linear([0, 200], [300, 100]);
  expect([down(0), down(100), down(200)]).toEqual([300, 200, 100]);
  expect(linear([5, 5], [0, 10])(5)).toBe(0);
});

/** A moment by the clock of whoever runs the test. */
const at = (...parts: [number, number, number?, number?, number?, number?]) => new Date(...parts).getTime();

describe('timeMarks', () => {
  test('behavior: full minutes of a short time', () => {
    const { marks, detail } = timeMarks(at(2026, 10, 21, 12, 0, 20), at(2026, 10, 21, 12, 3, 30), 4);
    expect(detail).toBe('minute');
    expect(marks).toEqual([at(2026, 10, 21, 12, 1), at(2026, 10, 21, 12, 2), at(2026, 10, 21, 12, 3)]);
  });

  test('behavior: days at local midnight', () => {
    const { marks, detail } = timeMarks(at(2026, 10, 21, 18), at(2026, 10, 24, 6), 4);
    expect(detail).toBe('day');
    expect(marks).toEqual([at(2026, 10, 22), at(2026, 10, 23), at(2026, 10, 24)]);
  });

  test('behavior: months of a long sale, over the turn of the year', () => {
    const { marks, detail } = timeMarks(at(2026, 9, 10), at(2027, 1, 20), 5);
    expect(detail).toBe('month');
    expect(marks).toEqual([at(2026, 10, 1), at(2026, 11, 1), at(2027, 0, 1), at(2027, 1, 1)]);
  });
});
