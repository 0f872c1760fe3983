import { expect, test } from 'vitest';
import { placeDots } from './place-dots.ts';

/** The left half is red, the right half is not painted. */
const side = 40;
const data = new Uint8ClampedArray(side * side * 4);
for (let y = 0; y < side; y++)
  for (let x = 0; x < side / 2; x++) data.set([200, 10, 0, 255], (y * side + x) * 4);
const drawing = { width: side, height: side, data };

test('behavior: all stand inside the drawing, in its colours, row by row', () => {
  const { x, y, colour } = placeDots(drawing, 1_000);
  expect(x.every((each) => each > 0 && each < 0.5)).toBe(true);
  expect(y.every((each, index) => index === 0 || each >= (y[index - 1] ?? 0))).toBe(true);
  expect(new Set(colour)).toEqual(new Set([0xc8_0a_00]));
});

test('behavior: no two stand at the same place, and they fill it', () => {
  const { x, y, gap } = placeDots(drawing, 1_000);
  expect(new Set(Array.from(x, (each, index) => `${each} ${y[index]}`)).size).toBe(1_000);
  expect(gap).toBeGreaterThan(0.022);
  expect(Math.max(...y)).toBeGreaterThan(0.95);
});

test('error: a drawing that shows nothing', () => {
  expect(() => placeDots({ ...drawing, data: new Uint8ClampedArray(side * side * 4) }, 10)).toThrow(
    'The drawing has no room for them.',
  );
});
