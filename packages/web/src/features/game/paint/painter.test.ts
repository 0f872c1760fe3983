/** How many pixels the field is painted with. */
import { expect, test } from 'vitest';
import { scalesOf } from './painter.ts';

test('behavior: the canvas has the pixels of the screen, of dense ones no more than can be seen', () => {
  expect(scalesOf(840, 630, 1)).toEqual({ ratio: 1, scale: 1 });
  expect(scalesOf(420, 315, 1.5)).toEqual({ ratio: 1.5, scale: 0.75 });
  expect(scalesOf(420, 315, 4)).toEqual({ ratio: 2.5, scale: 1.25 });
  expect(scalesOf(960, 720, 2.5).scale).toBe(2);
  expect(scalesOf(0, 0, 2).scale).toBe(0.25);
});

test('behavior: a canvas of another shape is covered by the field', () => {
  expect(scalesOf(360, 315, 1).scale).toBe(0.5);
  expect(scalesOf(840, 300, 1).scale).toBe(1);
});
