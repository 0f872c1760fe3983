// Laying parts over one another: what covers, what mixes, what falls outside.

import { expect, test } from 'vitest';
import { newCanvas, SIDE } from './canvas.ts';
import { codeOf } from './codes.ts';
import { mapOf } from './maps.ts';

const part = mapOf([
  [
    { x: 10, length: 2, code: codeOf(3, 0, 0) },
    { x: 12, length: 1, code: codeOf(0, 3, 1) },
  ],
]);

test('behavior: a whole pixel covers, a part of one mixes with what is mostly there', () => {
  const { pixels, codes, cover, lay } = newCanvas();
  cover(1);
  lay(part);
  expect([...pixels.subarray(9, 14)].map((slot) => codes[slot])).toEqual([
    codeOf(1, 0, 0),
    codeOf(3, 0, 0),
    codeOf(3, 0, 0),
    codeOf(1, 3, 1),
    codeOf(1, 0, 0),
  ]);
});

test('behavior: a part that is moved loses what falls outside', () => {
  const { pixels, codes, cover, lay } = newCanvas();
  cover(1);
  lay(part, -11, 5);
  lay(part, 0, -1);
  lay(part, SIDE, SIDE - 1);
  const painted = [...pixels.entries()].filter(([, slot]) => codes[slot] !== codeOf(1, 0, 0));
  expect(painted.map(([at]) => at)).toEqual([5 * SIDE, 5 * SIDE + 1]);
});
