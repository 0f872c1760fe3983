// All parts of all apes, by the name under which they are in the maps.

import type { NftPen } from './materials.ts';
import { rimName } from './paint/maps.ts';
import { accessoryParts, wornParts } from './parts/accessories.ts';
import { bodyParts, posedName, skullParts } from './parts/body.ts';
import { eyeParts } from './parts/eyes.ts';
import { faceParts } from './parts/face.ts';
import { foregroundParts } from './parts/foreground.ts';
import { hatParts } from './parts/hats.ts';
import { chestMarks, headMarks } from './parts/marks.ts';
import { type HeadPart, type Part, rimOf } from './parts/place.ts';
import { poses } from './names.ts';
import { sceneParts } from './parts/scenes.ts';
import { stampParts } from './parts/stamps.ts';

const headParts: Readonly<Record<string, HeadPart>> = {
  ...skullParts,
  ...headMarks,
  ...faceParts,
  ...eyeParts,
  ...wornParts,
  ...hatParts,
};

export const parts: Readonly<Record<string, Part>> = {
  ...stampParts,
  ...sceneParts,
  ...foregroundParts,
  ...bodyParts,
  ...chestMarks,
  ...accessoryParts,
  ...Object.fromEntries(
    poses.flatMap((pose) =>
      Object.entries(headParts).map(([name, part]) => [posedName(pose, name), part(pose)] as const),
    ),
  ),
};

/** What the body of the catalogue is made of, for those that choose nothing. */
export const bodyNames = [
  'chest/even',
  'far-ear/round',
  'near-ear/round',
  'skull/lick',
  'mask',
  'skull-line/lick',
  'muzzle/broad',
  'muzzle-line/broad',
  'mouths/broad/smirk',
];

/** The brows that eyes of the catalogue have in their picture. */
export const browOf = (eyes: string): string =>
  ({ 'wide-awake': 'brows/surprised-1', 'raised-brow': 'brows/stubborn-0', teary: 'brows/worried-1' })[
    eyes
  ] ?? 'brows/stubborn-1';

/** Every map there is to make: the parts and, where they have outlines, their rims. */
export const mapDrawings: Readonly<Record<string, (pen: NftPen) => string>> = Object.fromEntries(
  Object.entries(parts).flatMap(([name, { render, outlines }]) => [
    [name, render] as const,
    ...(outlines === undefined ? [] : [[rimName(name), (pen: NftPen) => rimOf(pen, outlines)] as const]),
  ]),
);
