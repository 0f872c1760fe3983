// Hands and feet, drawn around the wrist or ankle at the origin, placed by moving and turning only.

import { group, path, type Pen } from '../draw/svg.ts';

const shapes = {
  /** Back of a hand whose fingers hang over an edge. */
  grip: 'M-58 4C-66 -34 -34 -58 4 -56C42 -54 66 -32 62 8L60 46C58 70 30 70 31 46C32 78 1 78 1 52C0 78 -30 76 -29 48C-30 70 -58 68 -57 42ZM31 46V22M1 52V22M-29 48V22',
  /** A foot hanging, its thumb-like toe to the right. */
  foot: 'M-36 -16C-42 30 -60 62 -56 86C-54 108 -26 110 -23 92C-22 114 8 114 11 94C14 112 40 108 41 86C42 66 72 64 80 44C86 22 56 10 40 24C40 8 38 -6 36 -16Z',
  /** An open hand, palm to us, thumb to the right. */
  open: 'M-34 16C-52 -10 -78 -34 -70 -48C-62 -62 -44 -44 -32 -34C-46 -62 -52 -92 -38 -98C-22 -104 -16 -74 -8 -50C-8 -80 -6 -106 10 -106C26 -106 24 -76 22 -48C30 -72 40 -92 52 -88C66 -82 56 -54 48 -30C58 -22 66 -24 74 -16C80 -4 62 8 46 16C40 30 -24 34 -34 16Z',
} as const;

export type Extremity = keyof typeof shapes;

/** A hand or foot in inherited ink; `turn` in degrees clockwise, `mirrored` for the other side. */
export const extremity = (
  pen: Pen,
  shape: Extremity,
  x: number,
  y: number,
  turn = 0,
  mirrored = false,
): string =>
  group(
    ` transform="translate(${x} ${y}) rotate(${turn})${mirrored ? ' scale(-1 1)' : ''}"`,
    path(shapes[shape], pen.fill('skin')),
  );
