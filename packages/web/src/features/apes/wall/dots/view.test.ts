import { expect, test } from 'vitest';
import { between, enlarged, moved, viewOf, wholeView } from './view.ts';

const size = { width: 1_000, height: 600 };
const whole = { scale: 600, x: 200, y: 0 };

test('behavior: at first all of it is seen, in the middle', () => {
  expect(wholeView(size)).toEqual(whole);
});

test('behavior: the point under the pointer stays there', () => {
  const at = { x: 500, y: 300 };
  expect(enlarged(whole, 2, at, size)).toEqual({ scale: 1_200, x: -100, y: -300 });
  expect(enlarged(enlarged(whole, 2, at, size), 0.5, at, size)).toEqual(whole);
});

test('behavior: it is never smaller than whole, and enlarged 60 times at most', () => {
  expect(enlarged(whole, 0.1, { x: 0, y: 0 }, size).scale).toBe(600);
  expect(enlarged(whole, 1_000, { x: 0, y: 0 }, size).scale).toBe(36_000);
});

test('behavior: it cannot be lost out of sight', () => {
  expect(moved(whole, { x: 9_000, y: -9_000 }, size)).toEqual({ scale: 600, x: 500, y: -300 });
});

test('behavior: a flight begins where it is, ends with its aim in the middle, and only comes nearer', () => {
  const aim = viewOf({ x: 0.25, y: 0.5 }, 6_000, size);
  expect(aim).toEqual({ scale: 6_000, x: -1_000, y: -2_700 });
  expect(between(whole, aim, 0)).toEqual(whole);
  expect(between(whole, aim, 1)).toEqual(aim);
  const scales = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => between(whole, aim, share).scale);
  expect(scales).toEqual(scales.toSorted((a, b) => a - b));
});
