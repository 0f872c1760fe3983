// Paints an ape from its number and the maps of all parts.

import { CATALOGUE, type Layer } from '@lilape/domain/apes/catalogue';
import { materialNames, numberOf, type Material } from '../materials.ts';

import { newCanvas, SIDE, type Canvas } from './canvas.ts';
import { firstOf, quartersOf, secondOf } from './codes.ts';
import type { Colouring } from '../colour/colouring.ts';
import { blend, rgb, type Rgb } from '../colour/colours.ts';
import { type Maps, rimName } from './maps.ts';
import { type Plan, planOf } from './plan.ts';

/** A picture of up to 256 colours: a byte a pixel that is a place in the palette. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every colour. */
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** What a fang is made of in one ape of six. */
const gold = rgb('#FFC629');

const layersOf = (plan: Plan, layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => {
    const file = CATALOGUE[layer][plan.traits[layer]]?.file;
    return file === null || file === undefined ? [] : [`${layer}/${file.replace('.webp', '')}`];
  });

/** The parts of an ape from the back to the front. */
export function partsOf(plan: Plan): readonly string[] {
  const marks = (group: string) => plan.marks.filter((mark) => mark.startsWith(`${group}/`));
  return [
    'chest',
    ...marks('chest'),
    'far-ear',
    `near-ear/${plan.nearEar}`,
    `skull/${plan.tuft}`,
    ...marks('coat'),
    'mask',
    `skull-line/${plan.tuft}`,
    'muzzle',
    ...marks('cheek'),
    `mouths/${plan.mouth}`,
    ...layersOf(plan, ['eyes']),
    ...marks('extra'),
    ...layersOf(plan, ['accessories', 'hats']),
    `brows/${plan.brow.kind}-${plan.brow.tilt}`,
  ];
}

/** The ape of an id; with a step, only the first of so many of its rows. @throws RangeError unless it is the id of an ape, or where a map is missing */
export function paintApe(id: number, maps: Maps, step = 1): Picture {
  const plan = planOf(id);
  const canvas = newCanvas(step);
  const mapOf = (name: string) => {
    const map = maps.get(name);
    if (map === undefined) throw new RangeError(`The maps have no part "${name}".`);
    return map;
  };
  canvas.cover(numberOf('ground'));
  for (const { stamp, dx, dy } of plan.pattern.prints) canvas.lay(mapOf(stamp), dx, dy);
  for (const name of layersOf(plan, ['backgrounds'])) canvas.lay(mapOf(name));
  const names = partsOf(plan);
  for (const name of names) if (maps.has(rimName(name))) canvas.lay(mapOf(rimName(name)));
  for (const name of names) canvas.lay(mapOf(name));
  const { pixels } = canvas;
  const height = pixels.length / SIDE;
  if (plan.isMirrored)
    for (let row = 0; row < height; row++) pixels.subarray(row * SIDE, (row + 1) * SIDE).reverse();
  const colouring = plan.hasGoldTooth ? { ...plan.colouring, tooth: gold } : plan.colouring;
  return { width: SIDE, height, palette: paletteOf(canvas, colouring), pixels };
}

/** The colours of a canvas, one for each of its codes. */
export function paletteOf({ codes }: Canvas, colouring: Colouring): Uint8Array {
  const colourOf = (material: number): Rgb => colouring[materialNames[material - 1] as Material];
  return Uint8Array.from(
    codes.flatMap((code) => {
      const first = colourOf(firstOf(code));
      return quartersOf(code) === 0 ? first : blend(first, colourOf(secondOf(code)), quartersOf(code) * 16);
    }),
  );
}
