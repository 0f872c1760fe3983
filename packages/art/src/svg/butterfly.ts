// A butterfly: what the ape looks at when it is not looking at a banana.

import { group, path, type Pen } from './svg.ts';

const wings =
  'M0 0C-22 -80 -110 -96 -116 -44C-120 0 -48 18 -6 8C-66 18 -84 76 -46 88C-14 96 0 44 0 10C0 44 14 96 46 88C84 76 66 18 6 8C48 18 120 0 116 -44C110 -96 22 -80 0 0Z';

const antennae = 'M0 -10V48M0 -12C-2 -50 -14 -84 -34 -98M0 -12C2 -50 14 -84 34 -98';

const placeAt = (x: number, y: number, turn: number): string =>
  ` transform="translate(${x} ${y}) rotate(${turn})"`;

/** A butterfly in inherited ink, 240 units wide, at (x, y), turned by degrees clockwise. */
export const butterfly = (pen: Pen, x: number, y: number, turn: number): string =>
  group(placeAt(x, y, turn), path(wings, pen.fill('lagoon')), path(antennae));

/** Its outline and where it stands, for a rim. */
export const butterflyOutline = (x: number, y: number, turn: number): { d: string; place: string } => ({
  d: wings + antennae,
  place: placeAt(x, y, turn),
});
