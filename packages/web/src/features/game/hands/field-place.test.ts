import { PX } from '@lilape/game/constants';
import { expect, test } from 'vitest';
import { placeOn } from './field-place.ts';

const middle = { x: 400 * PX, y: 300 * PX };
const corner = { x: -20 * PX, y: -28 * PX };

test('behavior: a canvas of the shape of what there is to see shows all of it', () => {
  const box = new DOMRect(10, 20, 420, 315);
  expect(placeOn(box, { x: 10, y: 20 }, middle)).toEqual(corner);
  expect(placeOn(box, { x: 430, y: 335 }, middle)).toEqual({ x: 820 * PX, y: 602 * PX });
  expect(placeOn(new DOMRect(0, 0, 387, 290), { x: 387, y: 290 }, middle)).toEqual({
    x: 820 * PX,
    y: 602 * PX,
  });
});

test('behavior: a tall canvas shows what lies round the ape, and nothing beyond the leaves', () => {
  const box = new DOMRect(0, 100, 300, 630);
  const centre = { x: 150, y: 428 };
  expect(placeOn(box, centre, middle)).toEqual(middle);
  expect(placeOn(box, { x: 0, y: 100 }, middle)).toEqual({ x: 250 * PX, y: -28 * PX });
  expect(placeOn(box, centre, { x: 40 * PX, y: 300 * PX })).toEqual({ x: 130 * PX, y: 300 * PX });
  expect(placeOn(box, centre, { x: 780 * PX, y: 300 * PX })).toEqual({ x: 670 * PX, y: 300 * PX });
});

test('behavior: a wide canvas does so down the field', () => {
  expect(placeOn(new DOMRect(0, 0, 1_680, 630), { x: 840, y: 315 }, middle)).toEqual(middle);
  expect(placeOn(new DOMRect(0, 0, 1_680, 630), { x: 0, y: 0 }, middle)).toEqual({
    x: -20 * PX,
    y: 142.5 * PX,
  });
});

test('behavior: where there is no canvas there is no place', () => {
  expect(placeOn(new DOMRect(0, 0, 0, 0), { x: 5, y: 5 }, middle)).toEqual({ x: 0, y: 0 });
});
