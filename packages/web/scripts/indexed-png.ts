/** PNGs of flat drawings with a palette, which weigh about a third of those with full colours. */
import { crc32, deflateSync } from 'node:zlib';

const MOST_COLOURS = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Returns a PNG of the picture whose pixels are given as red, green, blue and alpha, a byte each. The most frequent 256 colours
 * are kept as they are; any other one, in practice on soft edges, becomes the nearest of them.
 * @see https://www.w3.org/TR/png-3/
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const colourAt = (pixel: number) => colours.getUint32(pixel * 4);
  const palette = paletteOf(width * height, colourAt);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    let index = indexes.get(colour);
    if (index === undefined) {
      index = nearest(palette, colour);
      indexes.set(colour, index);
    }
    // Each row begins with the number of its filter: none.
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function paletteOf(count: number, colourAt: (pixel: number) => number): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < count; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

function channels(colour: number): [number, number, number, number] {
  return [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255];
}

/** The index of the colour that looks most alike: what is transparent weighs little. */
function nearest(palette: readonly number[], colour: number): number {
  const [r, g, b, a] = channels(colour);
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, index) => {
    const [cr, cg, cb, ca] = channels(candidate);
    const share = Math.min(a, ca) / 255;
    const distance = share * ((r - cr) ** 2 + (g - cg) ** 2 + (b - cb) ** 2) + 3 * (a - ca) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  });
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
