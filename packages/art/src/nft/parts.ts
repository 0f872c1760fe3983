// All parts of all apes, by the name under which they are in the maps.

import type { NftPen } from './materials.ts';
import { rimName } from './paint/maps.ts';
import { accessoryParts } from './drawn/accessories.ts';
import { bodyParts } from './drawn/body.ts';
import { eyeParts } from './drawn/eyes.ts';
import { faceParts } from './drawn/face.ts';
import { hatParts } from './drawn/hats.ts';
import { markParts } from './drawn/marks.ts';
import { type Part, rimOf } from './drawn/place.ts';
import { sceneParts } from './drawn/scenes.ts';
import { stampParts } from './drawn/stamps.ts';

export const parts: Readonly<Record<string, Part>> = {
  ...stampParts,
  ...sceneParts,
  ...bodyParts,
  ...markParts,
  ...faceParts,
  ...eyeParts,
  ...accessoryParts,
  ...hatParts,
};

/** What the body of the catalogue is made of, for those that choose nothing. */
export const bodyNames = [
  'chest',
  'far-ear',
  'near-ear/whole',
  'skull/lick',
  'mask',
  'skull-line/lick',
  'muzzle',
  'mouths/smirk',
];

/** The brows that eyes of the catalogue have in their picture. */
export const browOf = (eyes: string): string =>
  ({ 'wide-awake': 'brows/surprised-1', 'raised-brow': 'brows/stubborn-0', teary: 'brows/worried-1' })[
    eyes
  ] ?? 'brows/stubborn-1';

/** Every map there is to make: the parts and, where they have outlines, their rims. */
export const mapDrawings: Readonly<Record<string, (pen: NftPen) => string>> = Object.fromEntries(
  Object.entries(parts).flatMap(([name, { draw, outlines }]) => [
    [name, draw] as const,
    ...(outlines === undefined ? [] : [[rimName(name), (pen: NftPen) => rimOf(pen, outlines)] as const]),
  ]),
);
