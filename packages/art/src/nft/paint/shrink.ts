// A painting made small, in the colours that it has.

import type { Picture } from './paint-ape.ts';

/** Bits of a channel by which mixed colours are distinguished: finer than anybody sees at this size. */
const BITS = 5;
/** How much the eye sees of each channel. */
const [RED, GREEN, BLUE] = [2, 4, 3] as const;

/**
 * The picture with every square of so many pixels as one: the colour of its palette that is nearest to what the square
 * looks like from afar. Its palette has every mix of materials that touch, so edges stay smooth without a new colour.
 * @throws RangeError unless `side` divides the picture's
 */
export function shrink({ width, height, palette, pixels }: Picture, side: number): Picture {
  const factor = width / side;
  if (!Number.isInteger(factor) || height !== width)
    throw new RangeError(`A picture of ${width} × ${height} cannot be made ${side} pixels wide.`);
  const nearest = nearestIn(palette);
  const small = new Uint8Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      small[y * side + x] = colourOf(pixels, palette, (y * width + x) * factor, width, factor, nearest);
  return { width: side, height: side, palette, pixels: small };
}

/** Finds the place in a palette of the colour that is nearest to one. */
export type Nearest = (red: number, green: number, blue: number) => number;

/** The place in the palette for the square at `corner`. */
function colourOf(
  pixels: Uint8Array,
  palette: Uint8Array,
  corner: number,
  width: number,
  factor: number,
  nearest: Nearest,
): number {
  const first = pixels[corner] ?? 0;
  let isPlain = true;
  let [red, green, blue] = [0, 0, 0];
  for (let row = 0; row < factor; row++) {
    const start = corner + row * width;
    for (let at = start; at < start + factor; at++) {
      const place = pixels[at] ?? 0;
      if (place !== first) isPlain = false;
      red += palette[place * 3] ?? 0;
      green += palette[place * 3 + 1] ?? 0;
      blue += palette[place * 3 + 2] ?? 0;
    }
  }
  if (isPlain) return first;
  const count = factor * factor;
  return nearest(Math.round(red / count), Math.round(green / count), Math.round(blue / count));
}

/** A finder of the nearest colour of a palette, which remembers what it found. */
export function nearestIn(palette: Uint8Array): Nearest {
  const found = new Map<number, number>();
  return (red, green, blue) => {
    const key = ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));
    const known = found.get(key);
    if (known !== undefined) return known;
    let place = 0;
    let least = Infinity;
    for (let at = 0; at < palette.length; at += 3) {
      const distance =
        RED * ((palette[at] ?? 0) - red) ** 2 +
        GREEN * ((palette[at + 1] ?? 0) - green) ** 2 +
        BLUE * ((palette[at + 2] ?? 0) - blue) ** 2;
      if (distance >= least) continue;
      least = distance;
      place = at / 3;
    }
    found.set(key, place);
    return place;
  };
}
