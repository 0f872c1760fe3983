/** The drawings that the page shows, by the name it knows them by. */
import { apeOnBranch } from '@lilape/art/ape/ape-branch';
import { apeHead } from '@lilape/art/ape/ape-head';
import { banana } from '@lilape/art/ape/banana';

/** Each draws one self-contained SVG; colours of the night are added by `art.ts`. */
export const drawings = {
  'logo-mark': () => apeHead({ idPrefix: 'mark' }),
  'ape-on-branch': () => apeOnBranch(),
  'ape-lost': () => apeHead({ idPrefix: 'lost', mood: 'lost' }),
  'ape-puzzled': () => apeHead({ idPrefix: 'puzzled', mood: 'puzzled' }),
  banana: () => banana({ idPrefix: 'ripe' }),
  'banana-outline': () => banana({ idPrefix: 'outline', filledPct: 0 }),
} as const satisfies Record<string, () => string>;

export type ArtName = keyof typeof drawings;
