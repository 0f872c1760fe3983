/** Where an axis of time is marked. */
import { describe, expect, test } from 'vitest';
import { timeMarks } from './time-marks.ts';

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
