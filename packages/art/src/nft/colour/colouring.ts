// The colour of every material, as an id decides it.

import { materials, type Material, materialNames } from '../materials.ts';
import { blend, distance, hsl, lightness, type Rgb, rgb, shift } from './colours.ts';
import { type Dice, pick } from '../paint/dice.ts';
import {
  bananas,
  cloths,
  coats,
  gems,
  irises,
  litMaterials,
  metals,
  paints,
  petals,
  type Sky,
  skies,
  straws,
} from './tones.ts';

/** The colour of every material. */
export type Colouring = Readonly<Record<Material, Rgb>>;

/** Below this a coat would be lost before its background. */
const MIN_DISTANCE = 130;
const white: Rgb = [255, 255, 255];
const brightest = ['fur-light', 'skin-light'] as const;
/** How much a coat may differ from the others of its kind, each way. */
const COAT_SPREAD = 9;

const oneOf = <Value>(dice: Dice, values: readonly Value[]): Value => {
  const value = values[dice(values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
};

const colours = (
  names: readonly Material[],
  hexes: readonly string[],
): readonly (readonly [Material, Rgb])[] =>
  names.map((name, index) => [name, rgb(hexes[index] ?? materials[name])] as const);

function skyColours(
  dice: Dice,
  { hues, ground, dots, scene, dark, light, rim, sceneHue }: Sky,
): (readonly [Material, Rgb])[] {
  const hue = pick(dice, hues) + dice(15) - 7;
  const deeper = dice(9) - 4;
  const own = sceneHue ?? hue;
  const tone = ([turn, saturation, lightPct]: Sky['dots'], from = hue) =>
    hsl(from + turn, saturation, lightPct + deeper);
  return [
    ['ground', tone([0, ...ground])],
    ['dots', tone(dots)],
    ['scene', tone(scene, own)],
    ['scene-dark', tone(dark)],
    ['scene-light', hsl(own + light[0], light[1], light[2])],
    ['rim', rgb(rim)],
  ];
}

/** A coat that stands out from the ground. */
function coatColours(dice: Dice, ground: Rgb): (readonly [Material, Rgb])[] {
  let coat = pick(dice, coats);
  for (let tries = 0; tries < 6; tries++) {
    const fur = rgb(coat.fur);
    if (distance(fur, ground) >= MIN_DISTANCE && Math.abs(lightness(fur) - lightness(ground)) >= 16) break;
    coat = pick(dice, coats);
  }
  const by: Rgb = [
    dice(2 * COAT_SPREAD + 1) - COAT_SPREAD,
    dice(2 * COAT_SPREAD + 1) - COAT_SPREAD,
    dice(2 * COAT_SPREAD + 1) - COAT_SPREAD,
  ];
  const shifted = Object.entries(coat).map(([name, hex]) => [name as Material, shift(rgb(hex), by)] as const);
  return [...shifted, ['skin-light', blend(shift(rgb(coat.skin), by), white, 40)]];
}

/** The colours of everything on an ape before that background. */
export function colouringOf(dice: Dice, background: number): Colouring {
  const sky = skies[background];
  if (sky === undefined) throw new RangeError(`There is no background ${background}.`);
  const skyPart = skyColours(dice, sky);
  const ground = skyPart[0]?.[1] ?? rgb(materials.ground);
  const chosen = new Map<Material, Rgb>([
    ...materialNames.map((name) => [name, rgb(materials[name])] as const),
    ...coatColours(dice, ground),
    ...colours(['cloth-dark', 'cloth', 'cloth-light'], oneOf(dice, cloths)),
    ...colours(['metal-dark', 'metal', 'metal-light'], pick(dice, metals)),
    ...colours(['petal', 'petal-dark'], oneOf(dice, petals)),
    ...colours(['straw', 'straw-dark'], pick(dice, straws)),
    ...colours(['banana', 'banana-dark'], pick(dice, bananas)),
    ...colours(['paint'], [oneOf(dice, paints)]),
    ...colours(['iris'], [oneOf(dice, irises)]),
    ...colours(['gem'], [oneOf(dice, gems)]),
  ]);
  const shine = rgb(sky.shine);
  for (const name of litMaterials)
    chosen.set(name, blend(chosen.get(name) ?? rgb(materials[name]), shine, sky.shinePart));
  for (const [name, colour] of skyPart) chosen.set(name, colour);
  // What is lit brightest takes most of the sky's own light.
  const skyLight = chosen.get('scene-light') ?? shine;
  for (const name of brightest)
    chosen.set(name, blend(chosen.get(name) ?? shine, skyLight, 2 * sky.shinePart));
  return Object.fromEntries(chosen) as Record<Material, Rgb>;
}
