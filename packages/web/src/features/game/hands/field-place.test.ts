import { PX } from '@lilape/game/constants';
import { expect, test } from 'vitest';
import { placeOn } from './field-place.ts';

const middle = { x: 400 * PX, y: 300 * PX };

test('behavior: a canvas of the shape of the field shows all of it', () => {
  const box = new DOMRect(10, 20, 400, 300);
  expect(placeOn(box, { x: 10, y: 20 }, middle)).toEqual({ x: 0, y: 0 });
  expect(placeOn(box, { x: 410, y: 320 }, middle)).toEqual({ x: 800 * PX, y: 600 * PX });
  expect(placeOn(new DOMRect(0, 0, 387, 290), { x: 387, y: 290 }, middle)).toEqual({
    x: 800 * PX,
    y: 600 * PX,
  });
});

test('behavior: a tall canvas shows what lies round the ape, and nothing beyond the field', () => {
  const box = new DOMRect(0, 100, 300, 600);
  const centre = { x: 150, y: 400 };
  expect(placeOn(box, centre, middle)).toEqual(middle);
  expect(placeOn(box, { x: 0, y: 100 }, middle)).toEqual({ x: 250 * PX, y: 0 });
  expect(placeOn(box, centre, { x: 40 * PX, y: 300 * PX })).toEqual({ x: 150 * PX, y: 300 * PX });
  expect(placeOn(box, centre, { x: 780 * PX, y: 300 * PX })).toEqual({ x: 650 * PX, y: 300 * PX });
});

test('behavior: a wide canvas does so down the field', () => {
  expect(placeOn(new DOMRect(0, 0, 1_600, 600), { x: 800, y: 300 }, middle)).toEqual(middle);
  expect(placeOn(new DOMRect(0, 0, 1_600, 600), { x: 0, y: 0 }, middle)).toEqual({ x: 0, y: 150 * PX });
});

test('behavior: where there is no canvas there is no place', () => {
  expect(placeOn(new DOMRect(0, 0, 0, 0), { x: 5, y: 5 }, middle)).toEqual({ x: 0, y: 0 });
});
