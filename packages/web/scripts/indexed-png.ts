/** PNGs of flat drawings with a palette, which weigh about a third of those with full colours. */
import { encodePng } from '@lilape/art/studio/png';

const MAX_COLOURS = 256;

/**
 * Returns a PNG of the picture whose pixels are given as red, green, blue and alpha, a byte each. The most frequent 256 colours
 * are kept as they are; any other one, in practice on soft edges, becomes the nearest of them.
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const colourAt = (pixel: number) => colours.getUint32(pixel * 4);
  const palette = paletteOf(width * height, colourAt);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  const places = new Uint8Array(width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = colourAt(pixel);
    let index = indexes.get(colour);
    if (index === undefined) {
      index = nearest(palette, colour);
      indexes.set(colour, index);
    }
    places[pixel] = index;
  }
  const picture = {
    width,
    height,
    palette: Uint8Array.from(palette.flatMap((colour) => channels(colour).slice(0, 3))),
    alphas: Uint8Array.from(palette, (colour) => colour & 255),
    pixels: places,
  };
  // Kept for good and loaded often: worth the time.
  return encodePng(picture, { level: 9 });
}

function paletteOf(count: number, colourAt: (pixel: number) => number): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < count; pixel += 1) {
    const colour = colourAt(pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_COLOURS)
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
