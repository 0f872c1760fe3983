// Writes pictures of up to 256 colours as PNG: eight bits a pixel with a palette.
import { constants, crc32, deflateSync, type ZlibOptions } from 'node:zlib';

import type { Picture } from '../src/nft/paint/paint-ape.ts';

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
/** Bits of a pixel and the kind of its colour: a place in the palette. */
const [BIT_DEPTH, INDEXED] = [8, 3];
/** Only runs of a byte are looked for: fastest for flat colours, and without the hashes by which zlib differs between machines. */
const FAST = { level: 1, strategy: constants.Z_RLE, memLevel: 8, chunkSize: 1 << 18 } as const;

/** A picture whose colours may let the ground through: 0 to 255 for each of the palette. */
export type IndexedPicture = Picture & { readonly alphas?: Uint8Array };

/** The picture as the bytes of a PNG file; the same picture always gives the same bytes. @see https://www.w3.org/TR/png-3/ */
export function encodePng(
  { width, height, palette, alphas, pixels }: IndexedPicture,
  deflate: ZlibOptions = FAST,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED], 8);
  // Every row begins with its filter, none.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const data = deflateSync(rows, deflate);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    ...(alphas === undefined ? [] : [chunk('tRNS', alphas)]),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Length, name, data, and the checksum of the last two. */
function chunk(name: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
