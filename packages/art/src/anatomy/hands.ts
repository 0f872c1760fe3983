// Hands and feet, painted around the wrist or ankle at the origin, placed by moving and turning only.

import { path, type Pen } from '../svg/svg.ts';
import type { Outline } from './body.ts';

export const extremityShapes = {
  /** Back of a hand whose three fingers hang over an edge, its thumb to the right. */
  grip: 'M-58 4C-66 -34 -34 -58 4 -56C40 -54 58 -38 64 -14C80 -10 100 10 98 36C96 60 66 58 62 36C60 28 56 24 50 22V46C50 74 14 74 14 48C15 82 -22 82 -22 52C-22 78 -58 72 -57 42ZM14 48V20M-22 52V20',
  /** A foot hanging, its heel to the left, one arch, its toes to the right. */
  foot: 'M-27 -14C-30 12 -50 24 -52 50C-54 78 -20 86 -4 66C4 56 12 56 20 66C18 92 48 94 50 74C54 94 82 88 80 68C90 80 110 68 102 46C92 22 46 22 27 -14ZM50 74V60M80 68L74 56',
  /** A sole towards us, toes up, its thumb-like toe to the right above the one arch. */
  sole: 'M-8 78C-36 78 -48 58 -44 34C-46 18 -66 14 -62 -6C-74 -34 -54 -60 -38 -44C-38 -72 -10 -76 -6 -52C-2 -78 26 -76 26 -50C34 -72 58 -62 54 -36C88 -48 104 -6 68 12C40 18 26 30 32 50C36 68 18 78 -8 78Z',
  /** An open hand, fingers up, thumb to the right. */
  open: 'M-36 20C-50 -6 -82 -30 -74 -48C-64 -64 -46 -44 -34 -36C-48 -64 -54 -96 -38 -102C-22 -108 -16 -78 -8 -54C-8 -84 -6 -112 11 -112C28 -112 26 -80 23 -52C32 -76 42 -96 55 -92C70 -86 58 -56 50 -32C60 -22 70 -26 80 -18C88 -4 66 12 48 20C42 34 -28 36 -36 20Z',
  /** A flat hand seen from its edge, fingers to the left, thumb below. */
  salute:
    'M46 -34C10 -56 -60 -52 -104 -30C-122 -20 -114 4 -94 2C-70 0 -50 0 -34 2C-50 14 -58 30 -46 42C-32 52 -12 30 6 26C26 34 46 36 60 26C76 4 70 -22 46 -34Z',
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
