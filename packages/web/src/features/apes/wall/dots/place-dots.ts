/** Where each of the apes stands in the face that all of them form. */

/** The drawing as pixels: four bytes each, row by row. */
export type Drawing = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

export type Places = {
  /** Of each ape, by its number less one, in units of which the drawing is one wide. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** The drawing's colour there, as 0xRRGGBB. */
  readonly colour: Uint32Array;
  /** Distance of neighbours. */
  readonly gap: number;
};

/** Opaque enough to be of the drawing. */
const SOLID = 128;
/** Rows of a honeycomb are so many gaps apart. */
const ROW = Math.sqrt(3) / 2;

/**
 * Puts `count` apes on a honeycomb inside the drawing, row by row: neighbours in number are neighbours on the wall.
 * @throws RangeError for a drawing that shows nothing
 */
export function placeDots(drawing: Drawing, count: number): Places {
  const gap = widestGap(drawing, count);
  const all = [...pointsIn(drawing, gap)];
  if (all.length < count) throw new RangeError('The drawing has no room for them.');
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const colour = new Uint32Array(count);
  for (let index = 0; index < count; index++) {
    // What is too many is left out evenly.
    const point = all[Math.floor((index * all.length) / count)];
    if (point === undefined) continue;
    x[index] = point.x;
    y[index] = point.y;
    colour[index] = point.colour;
  }
  return { x, y, colour, gap };
}

/** The widest gap with which there is room for all, by halving. */
function widestGap(drawing: Drawing, count: number): number {
  let [narrow, wide] = [0.002, 0.1];
  for (let step = 0; step < 18; step++) {
    const middle = (narrow + wide) / 2;
    let found = 0;
    for (const _ of pointsIn(drawing, middle)) found += 1;
    if (found >= count) narrow = middle;
    else wide = middle;
  }
  return narrow;
}

type Point = { readonly x: number; readonly y: number; readonly colour: number };

function* pointsIn({ width, height, data }: Drawing, gap: number): Generator<Point> {
  let isOdd = false;
  for (let y = gap / 2; y < 1; y += gap * ROW) {
    isOdd = !isOdd;
    const row = Math.min(height - 1, Math.floor(y * height)) * width;
    for (let x = isOdd ? gap / 2 : gap; x < 1; x += gap) {
      const at = (row + Math.min(width - 1, Math.floor(x * width))) * 4;
      if ((data[at + 3] ?? 0) < SOLID) continue;
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      yield { x, y, colour };
    }
  }
}
