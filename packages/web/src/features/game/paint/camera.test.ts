/** What of the field is shown. */
import { expect, test } from 'vitest';
import { areaAround, WHOLE } from './camera.ts';

test('behavior: all of it where it fits, wherever the ape is', () => {
  for (const [x, y] of [
    [20, 20],
    [400, 300],
    [780, 580],
  ] as const)
    expect(areaAround(840, 630, x, y)).toEqual(WHOLE);
});

test('behavior: what is shown follows the ape, and ends where the leaves do', () => {
  expect(areaAround(480, 630, 400, 300)).toEqual({ left: 160, top: -28, width: 480, height: 630 });
  expect(areaAround(480, 630, 30, 300).left).toBe(-20);
  expect(areaAround(480, 630, 790, 580).left).toBe(340);
});
