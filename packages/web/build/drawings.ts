/** The drawings that the page shows, by the name it knows them by. */
import { apeOnBranch } from '@lilape/art/ape/ape-branch';
import { apeHead } from '@lilape/art/ape/ape-head';

/** Each draws one self-contained SVG; colours of the night are added by `art.ts`. */
export const drawings = {
  'logo-mark': () => apeHead({ idPrefix: 'mark' }),
  'ape-on-branch': () => apeOnBranch(),
  'ape-lost': () => apeHead({ idPrefix: 'lost', mood: 'lost' }),
  'ape-puzzled': () => apeHead({ idPrefix: 'puzzled', mood: 'puzzled' }),
} as const satisfies Record<string, () => string>;

export type ArtName = keyof typeof drawings;
