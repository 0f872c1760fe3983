// @vitest-environment node
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

/** The data of a chunk. */
function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

test('behavior: colours go into a palette, the most frequent first, and pixels name them', () => {
  const [red, clear] = [
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ];
  const png = indexedPng(Uint8Array.from([red, red, red, clear].flat()), 2, 2);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  expect([...chunkOf(png, 'IHDR')]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
  expect([...chunkOf(png, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 0]);
  expect([...chunkOf(png, 'tRNS')]).toEqual([255, 0]);
  // Two rows, each after the number of its filter.
  expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 0, 0, 1]);
});

test('behavior: of more than 256 colours the rare ones become their nearest', () => {
  const ramp = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255]);
  const pixels = Uint8Array.from([...ramp, ...ramp, [201, 200, 200, 255], [9, 9, 9, 255]].flat());
  const png = indexedPng(pixels, 257, 2);
  const palette = chunkOf(png, 'PLTE');
  const rows = inflateSync(chunkOf(png, 'IDAT'));
  const odd = rows[258 + 1 + 255] ?? 0;
  expect([...palette.subarray(odd * 3, odd * 3 + 3)]).toEqual([200, 200, 200]);
});
