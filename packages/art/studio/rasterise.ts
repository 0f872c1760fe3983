// Reduces a drawing to its map: which material is where, and how much of a pixel it covers.
import sharp from 'sharp';

import { type NftPen, materialNames, numberOf, penOf, type Material } from '../src/nft/materials.ts';
import { codeOf, type Run } from '../src/nft/paint/codes.ts';

const SIDE = 1024;
/** Samples a pixel has along each side. */
const SAMPLES = 4;
/** Pixels of the finished picture for one of the small one that shows where a drawing is. */
const COARSE = 8;
const NOTHING = 0;

/** A part of the square, in pixels. */
type Box = { x: number; y: number; width: number; height: number };

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** The colour by which a material is recognised: red tells its number, and no two are near. */
const keyOf = (material: Material): string => {
  const number = numberOf(material);
  return `#${hex(number * 5)}${hex((number * 37) % 256)}${hex(255 - number * 5)}`;
};

const numbersByKey: ReadonlyMap<number, number> = new Map(
  materialNames.map((material) => [Number.parseInt(keyOf(material).slice(1), 16), numberOf(material)]),
);

/** The pixels of a part of the drawing, `scale` to one of its units, as 32-bit numbers: alpha, blue, green, red from the highest byte. */
async function pixelsOf(content: string, { x, y, width, height }: Box, scale: number): Promise<Uint32Array> {
  const size = `width="${width * scale}" height="${height * scale}" viewBox="${x} ${y} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" shape-rendering="crispEdges">${content}</svg>`;
  const data = await sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/** The part of the square in which the drawing has anything. */
async function boxOf(content: string): Promise<Box> {
  const side = SIDE / COARSE;
  const pixels = await pixelsOf(content, { x: 0, y: 0, width: SIDE, height: SIDE }, 1 / COARSE);
  const columns: number[] = [];
  const rows: number[] = [];
  pixels.forEach((pixel, at) => {
    if (pixel >>> 24 === 0) return;
    columns.push(at % side);
    rows.push(Math.floor(at / side));
  });
  // One more on every side, for what is too thin to be seen from afar.
  const from = (values: number[]) => Math.max(0, values.reduce((a, b) => Math.min(a, b), side) - 1);
  const to = (values: number[]) => Math.min(side, values.reduce((a, b) => Math.max(a, b), 0) + 2);
  const [left, top] = [from(columns), from(rows)];
  return {
    x: left * COARSE,
    y: top * COARSE,
    width: Math.max(1, to(columns) - left) * COARSE,
    height: Math.max(1, to(rows) - top) * COARSE,
  };
}

/** The materials of samples; what is of no material (an edge that was smoothed) is that of its left neighbour. */
function materialsOf(pixels: Uint32Array): Uint8Array {
  const samples = new Uint8Array(pixels.length);
  let previous = 0;
  let last = NOTHING;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    if (pixel !== previous) {
      const key = ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 0xff);
      last = pixel >>> 24 < 128 ? NOTHING : (numbersByKey.get(key) ?? last);
      previous = pixel;
    }
    samples[at] = last;
  }
  return samples;
}

/** The code of the pixel whose samples are counted: its two greatest shares, what is left given to both. */
function codeOfCounts(counts: Uint8Array): number {
  const ranked = [...counts.keys()].filter((material) => (counts[material] ?? 0) > 0);
  ranked.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const [first = NOTHING, second = NOTHING] = ranked;
  const [a, b] = [counts[first] ?? 0, ranked.length > 1 ? (counts[second] ?? 0) : 0];
  return codeOf(first, second, Math.round((4 * b) / (a + b)));
}

function runsOfRow(samples: Uint8Array, row: number, { x, width }: Box): Run[] {
  const counts = new Uint8Array(materialNames.length + 1);
  const across = width * SAMPLES;
  /** Four samples at once: a pixel's share of a row of samples. */
  const words = new Uint32Array(samples.buffer, row * SAMPLES * across, width * SAMPLES);
  const codeAt = (column: number): number => {
    const word = words[column] ?? 0;
    const isEven = word === Math.imul(word & 0xff, 0x01010101) >>> 0;
    if (isEven && [1, 2, 3].every((line) => words[column + line * width] === word))
      return codeOf(word & 0xff, NOTHING, 0);
    counts.fill(0);
    for (let line = 0; line < SAMPLES; line++)
      for (let sample = 0; sample < SAMPLES; sample++) {
        const material = samples[(row * SAMPLES + line) * across + column * SAMPLES + sample] ?? 0;
        counts[material] = (counts[material] ?? 0) + 1;
      }
    return codeOfCounts(counts);
  };
  const runs: { x: number; length: number; code: number }[] = [];
  let code = -1;
  for (let column = 0; column < width; column++) {
    const next = codeAt(column);
    const run = runs.at(-1);
    if (next === code && run !== undefined) run.length++;
    else runs.push({ x: x + column, length: 1, code: next });
    code = next;
  }
  return runs.filter(({ code }) => code !== NOTHING);
}

/** The runs of every row of a drawing of 1024 × 1024. */
export async function rasterise(render: (pen: NftPen) => string): Promise<Run[][]> {
  const content = render(penOf('p', keyOf));
  const box = await boxOf(content);
  const samples = materialsOf(await pixelsOf(content, box, SAMPLES));
  return Array.from({ length: SIDE }, (_, y) =>
    y < box.y || y >= box.y + box.height ? [] : runsOfRow(samples, y - box.y, box),
  );
}
