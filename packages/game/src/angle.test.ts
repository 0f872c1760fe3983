// The table of sines and the direction of a point, against Math.
import { expect, test } from 'vitest';
import { aimOf, cosineTimes, sineTimes } from './angle.ts';

test('behavior: sines of every angle are those of Math, to the last unit', () => {
  for (let angle = 0; angle < 1024; angle++) {
    const radians = (angle / 1024) * 2 * Math.PI;
    expect(Math.abs(sineTimes(angle, 10_000) - Math.sin(radians) * 10_000)).toBeLessThan(0.6);
    expect(Math.abs(cosineTimes(angle, 10_000) - Math.cos(radians) * 10_000)).toBeLessThan(0.6);
  }
});

test.each([
  [1, 0, 0],
  [1, 1, 128],
  [0, 1, 256],
  [-1, 0, 512],
  [0, -1, 768],
  [1, -1, 896],
  [204_800, 0, 0],
  [0, 0, 0],
])('behavior: the direction of (%i, %i) is %i', (dx, dy, aim) => {
  expect(aimOf(dx, dy)).toBe(aim);
});

test('behavior: every direction is found again from its sine and cosine', () => {
  for (let angle = 0; angle < 1024; angle++) {
    const found = aimOf(cosineTimes(angle, 16_000), sineTimes(angle, 16_000));
    expect((found - angle + 1025) % 1024).toBeLessThan(3);
  }
});
