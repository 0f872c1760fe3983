// The file of maps: what is packed comes out again, and nothing else is taken for it.

import { expect, test } from 'vitest';
import { codeOf, type Run } from './codes.ts';
import { loadMaps, mapOf, packMaps } from './maps.ts';

const rows: Run[][] = [
  [],
  [],
  [
    { x: 3, length: 2, code: codeOf(1, 0, 0) },
    { x: 900, length: 100, code: codeOf(2, 40, 3) },
  ],
  [],
  [{ x: 0, length: 1024, code: codeOf(0, 7, 1) }],
  [],
];

test('behavior: a map leaves out the empty rows around it', () => {
  const { top, height, starts } = mapOf(rows);
  expect([top, height]).toEqual([2, 3]);
  expect([...starts]).toEqual([0, 6, 6, 9]);
});

test('behavior: what is packed comes out again', () => {
  const maps = new Map([
    ['hats/crown', mapOf(rows)],
    ['empty', mapOf([[], []])],
  ]);
  expect(loadMaps(packMaps(maps))).toEqual(maps);
});

test('error: a file that is something else, or cut short', () => {
  const bytes = packMaps(new Map([['hats/crown', mapOf(rows)]]));
  expect(() => loadMaps(Uint8Array.of(1, 2, 3))).toThrow('the sign at the start is missing');
  expect(() => loadMaps(bytes.subarray(0, bytes.length - 1))).toThrow('end too early');
});
