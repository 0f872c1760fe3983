/** How many pixels the field is painted with. */
import { expect, test } from 'vitest';
import { scaleOf } from './painter.ts';

test('behavior: the canvas has the pixels of the screen, of dense ones no more than can be seen', () => {
  expect(scaleOf(800, 1)).toBe(1);
  expect(scaleOf(360, 2)).toBe(0.9);
  expect(scaleOf(400, 4)).toBe(1.25);
  expect(scaleOf(0, 2)).toBe(0.25);
});
