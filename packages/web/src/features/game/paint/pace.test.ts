/** Devices that do not keep up get smaller pictures. */
import { expect, test } from 'vitest';
import { makePace } from './pace.ts';

const paint = (pace: ReturnType<typeof makePace>, ms: number, times: number) =>
  Array.from({ length: times }, () => pace.took(ms)).filter(Boolean).length;

test('behavior: a device that keeps up keeps all its pixels, also with a slow picture now and then', () => {
  const pace = makePace();
  for (let second = 0; second < 60; second++) {
    expect(paint(pace, 30, 6)).toBe(0);
    expect(paint(pace, 7.9, 42)).toBe(0);
  }
  expect(pace.share).toBe(1);
});

test('behavior: one that does not gets fewer, step by step, and never too few', () => {
  const pace = makePace();
  expect(paint(pace, 9, 47)).toBe(0);
  expect(pace.took(9)).toBe(true);
  expect(pace.share).toBe(0.75);
  expect(paint(pace, 9, 480)).toBe(3);
  expect(pace.share).toBe(0.4);
});
