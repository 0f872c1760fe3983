// The face: what changes when the ape feels something.

import { path, type Pen } from '../svg/svg.ts';
import { browsOf, type BrowName } from './brows.ts';
import { eyesOf, type Look, type Openness } from './eyes.ts';
import { type MouthName, mouthOf, mouths } from './mouths.ts';

export interface Expression {
  readonly look: Look;
  readonly open?: Openness;
  /** None where brows are painted apart. */
  readonly brow?: BrowName;
  /** None where the mouth is painted apart. */
  readonly mouth?: MouthName;
}

export const nostrils = 'M506 716C516 696 540 696 548 716M598 714C608 694 632 694 640 714';

/** The face in the head's box, in inherited ink of `inkWidth`; plain is without the small lines. */
export const faceOf = (
  pen: Pen,
  { look, open, brow, mouth }: Expression,
  { inkWidth, plain }: { readonly inkWidth: number; readonly plain: boolean },
): string =>
  eyesOf(pen, look, inkWidth, open) +
  (brow === undefined ? '' : browsOf(pen, brow)) +
  path(nostrils, '', ` stroke-width="${Math.round(inkWidth * (plain ? 1 : 1.4))}"`) +
  (mouth === undefined ? '' : mouthOf(pen, mouths[mouth], plain));

/** The moods of the ape. */
export const expressions = {
  stubborn: { look: [0.5, -0.1], brow: 'stubborn', mouth: 'smirk' },
  curious: { look: [0.9, -0.5], brow: 'stubborn', mouth: 'smirk' },
  hungry: { look: [0.1, 1], brow: 'worried', mouth: 'pout' },
  puzzled: { look: [-0.8, 0.7], brow: 'stubborn', mouth: 'wavy' },
  lost: { look: [-0.9, 0.2], brow: 'lifted', mouth: 'gasp' },
  asleep: { look: 'asleep', brow: 'stubborn', mouth: 'smirk' },
  notLooking: { look: 'shut', brow: 'surprised', mouth: 'smirk' },
  sleepy: { look: [0.3, 0.3], open: 'half', brow: 'stubborn', mouth: 'smirk' },
  unmoved: { look: [0, 0.1], open: 'half', brow: 'stubborn', mouth: 'flat' },
  doubting: { look: [0.6, 0.1], brow: 'stubborn', mouth: 'skewed' },
  wailing: { look: 'shut', brow: 'worried', mouth: 'wail' },
  smug: { look: [-0.5, 0.2], open: 'half', brow: 'stubborn', mouth: 'grin' },
  refusing: { look: 'asleep', brow: 'cross', mouth: 'pout' },
  shrugging: { look: [-0.7, -0.6], brow: 'surprised', mouth: 'skewed' },
  solemn: { look: [0.2, -0.5], brow: 'stubborn', mouth: 'flat' },
  panicking: { look: [0, 0], open: 'wide', brow: 'lifted', mouth: 'scream' },
  studying: { look: [-0.2, 0.8], brow: 'stubborn', mouth: 'flat' },
  calling: { look: [0.7, -0.2], brow: 'stubborn', mouth: 'laugh' },
  joyful: { look: 'shut', brow: 'surprised', mouth: 'laugh' },
} as const satisfies Record<string, Expression>;

export type Mood = keyof typeof expressions;
