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
  { hues, ground, dots, scene, dark, light, rim, sceneHue, darkHue, orb, cloud }: Sky,
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
    ['scene-dark', tone(dark, darkHue)],
    ['scene-light', hsl(own + light[0], light[1], light[2])],
    ['orb', orb === undefined ? tone(scene, own) : rgb(orb)],
    ['cloud', rgb(cloud[0])],
    ['cloud-dark', rgb(cloud[1])],
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

/** The light tone of each hat in the catalogue's order, for the line around a brow that lies over it. */
const lightOfHats = [
  null,
  'banana',
  'straw',
  'leaf-light',
  'metal-light',
] as const satisfies readonly (Material | null)[];

/** The colours of everything on an ape with that hat, under that sky. */
export function colouringOf(dice: Dice, sky: Sky, hat: number): Colouring {
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
  const light = lightOfHats[hat] ?? null;
  if (light !== null)
    chosen.set('brow-rim', blend(chosen.get(light) ?? white, white, light === 'metal-light' ? 0 : 36));
  return Object.fromEntries(chosen) as Record<Material, Rgb>;
}
