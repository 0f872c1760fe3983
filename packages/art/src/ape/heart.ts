// A heart, full or an outline: the health of the hunt.

import { drawing, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const shape = 'M24 43C10 33 4 25 4 16C4 7 17 3 24 13C31 3 44 7 44 16C44 25 38 33 24 43Z';

/** A heart, 48 × 48, made to be read at 24 px. */
export const heart = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return drawing(
    options,
    48,
    48,
    path(shape, pen.fill('tongue')),
    path('M10 17C11 12 14 11 17 12', pen.stroke('white'), ' stroke-width="3.5" stroke-linecap="round"'),
    path(shape, pen.stroke('line'), ' stroke-width="3.5" stroke-linejoin="round"'),
  );
};

/** Its outline: health that is lost. */
export const heartOutline = (options: DrawingOptions = {}): string =>
  drawing(
    options,
    48,
    48,
    path(shape, penFor(options).stroke('line'), ' stroke-width="3.5" stroke-linejoin="round"'),
  );
