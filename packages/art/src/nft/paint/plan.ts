// What an id decides beside its traits: every stroke of its brush, before anything is painted.

import { LAST_ID } from '@lilape/domain/apes/ids';
import { rarityOf } from '@lilape/domain/apes/rarity';
import { traitIndexesOf, type TraitIndexes } from '@lilape/domain/apes/traits';
import {
  type BrowKind,
  cheekNames,
  chestNames,
  coatNames,
  type Ears,
  extraNames,
  fringeNames,
  LANDS,
  type Muzzle,
  plantNames,
  type Pose,
  type Shoulders,
  tilts,
  type Tuft,
  whiskerNames,
} from '../names.ts';
import { diceOf, pick, type Dice } from './dice.ts';
import { patternOf, type Pattern } from './patterns.ts';
import { colouringOf, type Colouring } from '../colour/colouring.ts';
import { skies } from '../colour/tones.ts';

/** Something of the scenery, moved by whole pixels. */
export type Hung = { readonly name: string; readonly dx: number; readonly dy: number };

/** What stands behind an ape, and what grows before it. */
export interface Scene {
  /** Which of the lands of its background. */
  readonly land: number;
  readonly orb: Hung | null;
  /** Weather behind the land, and before it. */
  readonly far: string | null;
  readonly near: string | null;
  /** Names of plants, as in `plant/fern-left`. */
  readonly plants: readonly string[];
}

/** Everything that is decided about an ape. */
export interface Plan {
  readonly traits: TraitIndexes;
  readonly isMirrored: boolean;
  readonly pose: Pose;
  /** By how many pixels the ape is moved to the side, and its head up or down. */
  readonly aside: number;
  readonly nod: number;
  readonly shoulders: Shoulders;
  readonly tuft: Tuft;
  readonly fringe: string | null;
  readonly whiskers: string | null;
  readonly ears: Ears;
  readonly isBitten: boolean;
  readonly muzzle: Muzzle;
  readonly brow: { readonly kind: BrowKind; readonly tilt: number };
  readonly mouth: string;
  /** Names of marks, as in `coat/patch`. */
  readonly marks: readonly string[];
  readonly hasGoldTooth: boolean;
  readonly isLegendary: boolean;
  readonly scene: Scene;
  readonly pattern: Pattern;
  readonly colouring: Colouring;
}

const poses = [
  ['straight', 4],
  ['turned', 4],
  ['up', 3],
] as const satisfies readonly (readonly [Pose, number])[];

const shoulders = [
  ['even', 3],
  ['broad', 2],
  ['dropped', 2],
  ['raised', 2],
] as const satisfies readonly (readonly [Shoulders, number])[];

const ears = [
  ['round', 4],
  ['small', 3],
  ['wide', 3],
  ['tufted', 2],
  ['drooping', 2],
] as const satisfies readonly (readonly [Ears, number])[];

const muzzles = [
  ['broad', 3],
  ['narrow', 3],
  ['heavy', 2],
] as const satisfies readonly (readonly [Muzzle, number])[];

const tufts = [
  ['lick', 5],
  ['cowlick', 4],
  ['curl', 4],
  ['spikes', 4],
  ['shaggy', 4],
  ['mohawk', 3],
  ['afro', 3],
  ['bun', 2],
] as const satisfies readonly (readonly [Tuft, number])[];

const browKinds = [
  ['stubborn', 7],
  ['surprised', 3],
  ['worried', 2],
] as const satisfies readonly (readonly [BrowKind, number])[];

const mouths = [
  ['smirk', 6],
  ['laugh', 4],
  ['grin', 4],
  ['pout', 2],
  ['wavy', 2],
  ['flat', 2],
  ['skewed', 3],
  ['gasp', 2],
  ['tongue', 3],
  ['stalk', 2],
  ['bubble', 2],
] as const;

/** Where sun and moon may hang, from the middle of the square. */
const heights = [
  [300, -300],
  [-290, -280],
  [370, -120],
  [-370, -100],
  [0, -330],
] as const;

/** Accessories of the catalogue that a plant in the left corner would hide. */
const BANANA_IN_HAND = 1;
/** How far an ape sits from the middle, and its head from where it is painted, at most. */
const [ASIDE, NOD] = [18, 10];

/** One of a group of marks, or none in so many of a hundred apes. */
const maybe = (dice: Dice, nonePct: number, group: string, names: readonly string[]): readonly string[] => {
  const isThere = dice(100) >= nonePct;
  const name = names[dice(names.length)];
  return isThere && name !== undefined ? [`${group}/${name}`] : [];
};

/** The same, for what there is one of. */
const perhaps = (dice: Dice, nonePct: number, group: string, names: readonly string[]): string | null =>
  maybe(dice, nonePct, group, names)[0] ?? null;

const plantsOf = (dice: Dice, accessory: number): readonly string[] => {
  const left = perhaps(dice, 66, 'plant', plantNames);
  const right = perhaps(dice, 66, 'plant', plantNames);
  return [
    ...(left === null || accessory === BANANA_IN_HAND ? [] : [`${left}-left`]),
    ...(right === null ? [] : [`${right}-right`]),
  ];
};

/** The plan of an id. @throws RangeError unless it is the id of an ape */
export function planOf(id: number): Plan {
  const traits = traitIndexesOf(id);
  const dice = diceOf(id);
  // What was decided later throws dice of its own, so that all else stays as it was.
  const more = diceOf(id + LAST_ID);
  const sky = pick(more, skies[traits.backgrounds] ?? []);
  const muzzle = pick(more, muzzles);
  return {
    traits,
    isMirrored: dice(2) === 1,
    pose: pick(more, poses),
    aside: more(2 * ASIDE + 1) - ASIDE,
    nod: more(2 * NOD + 1) - NOD,
    shoulders: pick(more, shoulders),
    tuft: pick(dice, tufts),
    fringe: fringeOf(more, traits.hats),
    whiskers: perhaps(more, 60, 'whiskers', whiskerNames),
    ears: pick(more, ears),
    isBitten: dice(4) === 0,
    muzzle,
    brow: { kind: pick(dice, browKinds), tilt: dice(tilts.length) },
    mouth: pick(dice, mouths),
    marks: [
      ...maybe(dice, 45, 'coat', coatNames),
      ...maybe(dice, 45, 'mark', chestNames),
      ...maybe(dice, 40, `cheek/${muzzle}`, cheekNames),
      ...maybe(dice, 55, 'extra', extraNames),
    ],
    hasGoldTooth: dice(6) === 0,
    isLegendary: rarityOf(id).band === 'legendary',
    scene: {
      land: more(LANDS),
      orb: orbOf(more, pick(more, sky.orbs)),
      far: pick(more, sky.far),
      near: pick(more, sky.near),
      plants: plantsOf(more, traits.accessories),
    },
    pattern: patternOf(dice),
    colouring: colouringOf(dice, sky, traits.hats),
  };
}

/** Under a hat a fringe would run into its edge. */
function fringeOf(dice: Dice, hat: number): string | null {
  const fringe = perhaps(dice, 40, 'fringe', fringeNames);
  return hat === 0 ? fringe : null;
}

function orbOf(dice: Dice, name: string | null): Hung | null {
  const [dx, dy] = heights[dice(heights.length)] ?? heights[0];
  const [byX, byY] = [dice(81) - 40, dice(61) - 30];
  return name === null ? null : { name: `orb/${name}`, dx: dx + byX, dy: dy + byY };
}
