// The one banana, in a 48 × 48 box.

import { group, path, type Pen } from './svg.ts';

/** Outline and the ridge along it, whole and with three teeth's bite out of its back. */
export const bananaShape = {
  skin: 'M33.5 5C33.5 2 40.5 1.5 41 4.5L42 11C48 27 38 43 22 45C14 46 6 44 3.5 39.5C2 36 4 32.5 8 32.5C20 32 31 25 34.5 11.5Z',
  ridge: 'M38.5 17C37 28.5 28.5 37 15 39',
  bitten:
    'M33.5 5C33.5 2 40.5 1.5 41 4.5L42 11C43.5 15 44 19 43.7 22.8A4.4 4.4 0 0 0 36.5 26A4.4 4.4 0 0 0 33 32.5A4.4 4.4 0 0 0 34.5 39.8C31.1 42.5 26.8 44.4 22 45C14 46 6 44 3.5 39.5C2 36 4 32.5 8 32.5C20 32 31 25 34.5 11.5Z',
  bittenRidge: 'M38.5 17C38.2 19 37.8 20.6 37.2 22M27.5 34.5C23.8 37 19.5 38.5 15 39',
} as const;

/** A banana at each of `places`, transforms that enlarge it by `scale`, in lines of `ink` units. */
export const bananasAt = (pen: Pen, places: readonly string[], scale: number, ink: number): string =>
  places
    .map((place) =>
      group(
        `${place} stroke-width="${(ink / scale).toFixed(1)}"`,
        path(bananaShape.skin, pen.fill('banana')),
        path(bananaShape.ridge, pen.stroke('banana-dark')),
      ),
    )
    .join('');
