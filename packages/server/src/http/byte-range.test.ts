import { expect, test } from 'vitest';
import { byteRange } from '#http/byte-range.ts';

test.each([
  ['bytes=0-1', 0, 1],
  ['bytes=0-', 0, 9],
  ['bytes=9-', 9, 9],
  ['bytes=3-99', 3, 9],
  ['bytes=-4', 6, 9],
  ['bytes=-99', 0, 9],
])('behavior: of ten bytes %s is %i to %i', (header, from, to) => {
  expect(byteRange(header, 10)).toEqual({ from, to });
});

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=10-',
  'bytes=5-4',
  'bytes=-0',
  'bytes=0-1,3-4',
  'bytes=0x1-2',
  'bytes=1e3-',
  'lines=0-1',
])('behavior: %s is answered with the whole', (header) => {
  expect(byteRange(header, 10)).toBeNull();
});
