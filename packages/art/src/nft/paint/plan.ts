// What an id decides beside its traits: every stroke of its brush, before anything is painted.

import { traitIndexesOf, type TraitIndexes } from '@lilape/domain/apes/traits';
import { type BrowKind, tilts } from '../drawn/face.ts';
import { type Tuft } from '../drawn/body.ts';
import { cheekNames, chestNames, coatNames, extraNames } from '../drawn/marks.ts';
import { diceOf, pick, type Dice } from './dice.ts';
import { patternOf, type Pattern } from './patterns.ts';
import { colouringOf, type Colouring } from '../colour/colouring.ts';

/** Everything that is decided about an ape. */
export interface Plan {
  readonly traits: TraitIndexes;
  readonly isMirrored: boolean;
  readonly tuft: Tuft;
  readonly nearEar: 'whole' | 'bitten';
  readonly brow: { readonly kind: BrowKind; readonly tilt: number };
  readonly mouth: string;
  /** Names of marks, as in `coat/patch`. */
  readonly marks: readonly string[];
  readonly hasGoldTooth: boolean;
  readonly pattern: Pattern;
  readonly colouring: Colouring;
}

const tufts = [
  ['lick', 8],
  ['cowlick', 4],
  ['curl', 4],
  ['spikes', 4],
  ['shaggy', 4],
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

/** One of a group of marks, or none in so many of a hundred apes. */
const maybe = (dice: Dice, nonePct: number, group: string, names: readonly string[]): readonly string[] => {
  const isThere = dice(100) >= nonePct;
  const name = names[dice(names.length)];
  return isThere && name !== undefined ? [`${group}/${name}`] : [];
};

/** The plan of an id. @throws RangeError unless it is the id of an ape */
export function planOf(id: number): Plan {
  const traits = traitIndexesOf(id);
  const dice = diceOf(id);
  return {
    traits,
    isMirrored: dice(2) === 1,
    tuft: pick(dice, tufts),
    nearEar: dice(4) === 0 ? 'bitten' : 'whole',
    brow: { kind: pick(dice, browKinds), tilt: dice(tilts.length) },
    mouth: pick(dice, mouths),
    marks: [
      ...maybe(dice, 45, 'coat', coatNames),
      ...maybe(dice, 45, 'chest', chestNames),
      ...maybe(dice, 40, 'cheek', cheekNames),
      ...maybe(dice, 55, 'extra', extraNames),
    ],
    hasGoldTooth: dice(6) === 0,
    pattern: patternOf(dice),
    colouring: colouringOf(dice, traits.backgrounds),
  };
}
