// The sharing card of an ape: its painting, and beside it the name, the number and the band on the same ground.

import { rarityOf } from '@lilape/domain/apes/rarity';
import type { Language } from '@lilape/domain/languages';
import { numberOf } from '../materials.ts';
import { newCanvas, SIDE } from '../paint/canvas.ts';
import type { Maps, PartMap } from '../paint/maps.ts';
import { type Picture, paintApe, paletteOf } from '../paint/paint-ape.ts';
import { planOf } from '../paint/plan.ts';
import { nearestIn } from '../paint/shrink.ts';

/** Size of a card, pixels. @see https://ogp.me */
export const CARD = { width: 1200, height: 630 } as const;

/** How wide the words are, and the line of ink between them and the painting. */
const WORDS = CARD.width - CARD.height;
const LINE = 6;
/** Between two signs of the number: their rims overlap. */
const GAP = -10;
const LEFT = 44;
/** How many points of the painting a point of the card is looked up at, along each side. */
const SAMPLES = 3;

/** The card of an id in a language. @throws RangeError unless it is the id of an ape, or where a map is missing */
export function paintCard(id: number, language: Language, maps: Maps, cardMaps: Maps): Picture {
  const painting = paintApe(id, maps);
  const words = paintWords(id, language, maps, cardMaps);
  const { palette, places } = merged(painting.palette, words.palette);
  const pixels = new Uint8Array(CARD.width * CARD.height);
  const nearest = nearestIn(palette);
  for (let y = 0; y < CARD.height; y++) {
    const row = y * CARD.width;
    for (let x = 0; x < WORDS; x++) pixels[row + x] = places[words.pixels[y * SIDE + x] ?? 0] ?? 0;
    for (let x = 0; x < CARD.height; x++) pixels[row + WORDS + x] = colourAt(painting, x, y, nearest);
    const ink = places[words.ink] ?? 0;
    pixels.fill(ink, row + WORDS - LINE, row + WORDS);
  }
  return { ...CARD, palette, pixels };
}

type Words = { readonly pixels: Uint8Array; readonly palette: Uint8Array; readonly ink: number };

function paintWords(id: number, language: Language, maps: Maps, cardMaps: Maps): Words {
  const plan = planOf(id);
  const canvas = newCanvas();
  canvas.cover(numberOf('ink'));
  const ink = canvas.pixels[0] ?? 0;
  canvas.cover(numberOf('ground'));
  for (const { stamp, dx, dy } of plan.pattern.prints) canvas.lay(partOf(maps, stamp), dx, dy);
  canvas.lay(partOf(cardMaps, 'name'));
  let x = LEFT;
  for (const sign of `#${id}`) {
    const part = partOf(cardMaps, `sign/${sign}`);
    const [from, to] = extentOf(part);
    canvas.lay(part, x - from);
    x += to - from + GAP;
  }
  canvas.lay(partOf(cardMaps, `stamp/${language}/${rarityOf(id).band}`));
  return { pixels: canvas.pixels, palette: paletteOf(canvas, plan.colouring), ink };
}

function partOf(maps: Maps, name: string): PartMap {
  const part = maps.get(name);
  if (part === undefined) throw new RangeError(`The maps have no part "${name}".`);
  return part;
}

/** The first column of a part, and the one behind its last. */
function extentOf({ runs }: PartMap): [number, number] {
  let [from, to] = [SIDE, 0];
  for (let at = 0; at < runs.length; at += 3) {
    // What is left empty is no part of it.
    if (runs[at + 2] === 0) continue;
    from = Math.min(from, runs[at] ?? 0);
    to = Math.max(to, (runs[at] ?? 0) + (runs[at + 1] ?? 0));
  }
  return [from, to];
}

/** The first palette with the colours of the second added as far as there is room, and where each of these is then. */
function merged(first: Uint8Array, second: Uint8Array): { palette: Uint8Array; places: readonly number[] } {
  const bytes = [...first];
  const nearest = nearestIn(first);
  const places: number[] = [];
  for (let at = 0; at < second.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = second.subarray(at, at + 3);
    const known = placeOf(bytes, red, green, blue);
    if (known >= 0) places.push(known);
    else if (bytes.length < 256 * 3) places.push(bytes.push(red, green, blue) / 3 - 1);
    else places.push(nearest(red, green, blue));
  }
  return { palette: Uint8Array.from(bytes), places };
}

function placeOf(bytes: readonly number[], red: number, green: number, blue: number): number {
  for (let at = 0; at < bytes.length; at += 3)
    if (bytes[at] === red && bytes[at + 1] === green && bytes[at + 2] === blue) return at / 3;
  return -1;
}

function colourAt(
  { pixels, palette }: Picture,
  x: number,
  y: number,
  nearest: (red: number, green: number, blue: number) => number,
): number {
  const scale = SIDE / CARD.height;
  const first = pixels[Math.floor((y + 0.5) * scale) * SIDE + Math.floor((x + 0.5) * scale)] ?? 0;
  let isPlain = true;
  let [red, green, blue] = [0, 0, 0];
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const left = Math.floor((x + (column + 0.5) / SAMPLES) * scale);
      const top = Math.floor((y + (row + 0.5) / SAMPLES) * scale);
      const place = pixels[top * SIDE + left] ?? 0;
      if (place !== first) isPlain = false;
      red += palette[place * 3] ?? 0;
      green += palette[place * 3 + 1] ?? 0;
      blue += palette[place * 3 + 2] ?? 0;
    }
  if (isPlain) return first;
  const count = SAMPLES * SAMPLES;
  return nearest(Math.round(red / count), Math.round(green / count), Math.round(blue / count));
}
