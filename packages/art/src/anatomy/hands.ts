// Hands and feet, drawn around the wrist or ankle at the origin, placed by moving and turning only.

import { path, type Pen } from '../draw/svg.ts';
import type { Outline } from './body.ts';

export const extremityShapes = {
  /** Back of a hand whose fingers hang over an edge. */
  grip: 'M-58 4C-66 -34 -34 -58 4 -56C42 -54 66 -32 62 8L60 46C58 70 30 70 31 46C32 78 1 78 1 52C0 78 -30 76 -29 48C-30 70 -58 68 -57 42ZM31 46V22M1 52V22M-29 48V22',
  /** A foot hanging, its thumb-like toe to the right. */
  foot: 'M-27 -14C-36 30 -60 62 -56 86C-54 108 -26 110 -23 92C-22 114 8 114 11 94C14 112 40 108 41 86C42 66 72 64 80 44C86 22 56 10 40 24C36 8 32 -4 27 -14Z',
  /** A sole towards us, toes up, its thumb-like toe to the right. */
  sole: 'M-2 74C-46 74 -66 36 -62 -4C-74 -34 -54 -60 -38 -44C-38 -72 -10 -76 -6 -52C-2 -78 26 -76 26 -50C34 -72 58 -62 54 -36C88 -48 102 -8 66 14C54 54 38 74 -2 74Z',
  /** An open hand, fingers up, thumb to the right. */
  open: 'M-36 20C-50 -6 -82 -30 -74 -48C-64 -64 -46 -44 -34 -36C-48 -64 -54 -96 -38 -102C-22 -108 -16 -78 -8 -54C-8 -84 -6 -112 11 -112C28 -112 26 -80 23 -52C32 -76 42 -96 55 -92C70 -86 58 -56 50 -32C60 -22 70 -26 80 -18C88 -4 66 12 48 20C42 34 -28 36 -36 20Z',
} as const;

export interface Extremity {
  readonly shape: keyof typeof extremityShapes;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Left and right exchanged. */
  readonly mirrored?: boolean;
}

const placeOf = ({ x, y, turn = 0, mirrored = false }: Extremity): string =>
  ` transform="translate(${x} ${y}) rotate(${turn})${mirrored ? ' scale(-1 1)' : ''}"`;

/** A hand or foot in inherited ink. */
export const extremity = (pen: Pen, part: Extremity): string =>
  path(extremityShapes[part.shape], pen.fill('skin'), placeOf(part));

/** Its part of a figure's outline. */
export const extremityOutline = (part: Extremity): Outline => ({
  d: extremityShapes[part.shape],
  place: placeOf(part),
});
