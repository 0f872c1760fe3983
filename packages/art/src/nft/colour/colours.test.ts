// Colours in whole numbers.

import { expect, test } from 'vitest';
import { blend, hsl, rgb } from './colours.ts';

test('behavior: hues as a style sheet has them', () => {
  expect(hsl(0, 100, 50)).toEqual([255, 0, 0]);
  expect(hsl(120, 100, 25)).toEqual([0, 127, 0]);
  expect(hsl(-120, 100, 50)).toEqual([0, 0, 255]);
  expect(hsl(46, 94, 64)).toEqual([249, 209, 76]);
});

test('behavior: a mix lies between its two colours', () => {
  expect(blend(rgb('#000000'), rgb('#ffffff'), 16)).toEqual([64, 64, 64]);
  expect(blend(rgb('#102030'), rgb('#ffffff'), 0)).toEqual([16, 32, 48]);
});
