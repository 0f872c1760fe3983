// Where values fall, and where an axis of values is marked.
import { describe, expect, test } from 'vitest';
import { linear, valueMarks } from './scale.ts';

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
