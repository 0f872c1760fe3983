// Paints an ape from its number and the maps of all parts.

import { CATALOGUE, type Layer } from '@lilape/domain/apes/catalogue';
import { materialNames, numberOf, type Material } from '../materials.ts';

import { newCanvas, SIDE, type Canvas } from './canvas.ts';
import { firstOf, quartersOf, secondOf } from './codes.ts';
import type { Colouring } from '../colour/colouring.ts';
import { blend, rgb, type Rgb } from '../colour/colours.ts';
import { type Maps, rimName } from './maps.ts';
import { wornParts } from '../parts/accessories.ts';
import { posedName } from '../parts/body.ts';
import { mouthOn } from '../parts/face.ts';
import { type Hung, type Plan, planOf } from './plan.ts';

/** A picture of up to 256 colours: a byte a pixel that is a place in the palette. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of every colour. */
  readonly palette: Uint8Array;
  readonly pixels: Uint8Array;
}

/** What a fang is made of in one ape of six, and the rim of a legendary one. */
const gold = rgb('#FFC629');

const layersOf = (plan: Plan, layers: readonly Layer[]): string[] =>
  layers.flatMap((layer) => {
    const file = CATALOGUE[layer][plan.traits[layer]]?.file;
    return file === null || file === undefined ? [] : [`${layer}/${file.replace('.webp', '')}`];
  });

/** A part of an ape: its name, and whether it moves with the head. */
type Placed = { readonly name: string; readonly isOfHead: boolean };

const body = (names: readonly string[]): Placed[] => names.map((name) => ({ name, isOfHead: false }));
const some = (name: string | null): readonly string[] => (name === null ? [] : [name]);
const still = (name: string): Hung => ({ name, dx: 0, dy: 0 });

/** The parts of an ape from the back to the front. */
export function partsOf(plan: Plan): readonly Placed[] {
  const { pose, tuft, muzzle } = plan;
  const marks = (group: string) => plan.marks.filter((mark) => mark.startsWith(`${group}/`));
  const nearEar = `near-ear/${plan.ears === 'round' && plan.isBitten ? 'bitten' : plan.ears}`;
  const hats = layersOf(plan, ['hats']);
  const [accessory] = layersOf(plan, ['accessories']);
  const isWorn = accessory !== undefined && accessory in wornParts;
  const brow = `${plan.brow.kind}-${plan.brow.tilt}`;
  // The near ear of a turned head lies on its side, and behind every other.
  const isTurned = pose === 'turned';
  const head = [
    `far-ear/${plan.ears}`,
    ...(isTurned ? [] : [nearEar]),
    ...some(plan.whiskers),
    `skull/${tuft}`,
    ...marks('coat'),
    'mask',
    `skull-line/${tuft}`,
    ...(isTurned ? [nearEar] : []),
    `muzzle/${muzzle}`,
    ...marks('cheek'),
    `muzzle-line/${muzzle}`,
    `mouths/${mouthOn(muzzle)}/${plan.mouth}`,
    ...layersOf(plan, ['eyes']),
    ...some(plan.fringe),
    ...marks('extra'),
    ...(isWorn ? [accessory] : []),
    ...hats,
    ...(plan.brow.kind === 'worried' ? [] : hats.map((hat) => `brow-rim/${hat}/${brow}`)),
    `brows/${brow}`,
  ].map((name) => ({ name: posedName(pose, name), isOfHead: true }));
  return [
    ...body([`chest/${plan.shoulders}`, ...marks('mark')]),
    ...head,
    ...body(accessory === undefined || isWorn ? [] : [accessory]),
  ];
}

/** What is behind an ape, above its ground and pattern. */
export const behindOf = (plan: Plan): readonly Hung[] => {
  const { land, orb, far, near } = plan.scene;
  return [
    ...(orb === null ? [] : [orb]),
    ...(far === null ? [] : [still(`far/${far}`)]),
    ...layersOf(plan, ['backgrounds']).map((name) => still(land === 0 ? name : `${name}-${land}`)),
    ...(near === null ? [] : [still(`near/${near}`)]),
    ...(plan.isLegendary ? [still('foil/dots')] : []),
  ];
};

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
  for (const { name, dx, dy } of behindOf(plan)) canvas.lay(mapOf(name), dx, dy);
  const parts = partsOf(plan).map(({ name, isOfHead }) => ({ name, dy: isOfHead ? plan.nod : 0 }));
  for (const { name, dy } of parts) {
    const rim = maps.get(rimName(name));
    if (rim !== undefined) canvas.lay(rim, plan.aside, dy);
  }
  if (plan.isLegendary) canvas.lay(mapOf('foil/glints'));
  for (const { name, dy } of parts) canvas.lay(mapOf(name), plan.aside, dy);
  for (const name of plan.scene.plants) canvas.lay(mapOf(name));
  const { pixels } = canvas;
  const height = pixels.length / SIDE;
  if (plan.isMirrored)
    for (let row = 0; row < height; row++) pixels.subarray(row * SIDE, (row + 1) * SIDE).reverse();
  const colouring = {
    ...plan.colouring,
    ...(plan.hasGoldTooth ? { tooth: gold } : {}),
    ...(plan.isLegendary ? { rim: gold } : {}),
  };
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
