// The tail of the balloon in which the ape speaks: from the balloon's corner down to its mouth.

import { drawing, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const swoosh = 'M6 0C14 130 70 236 196 296C122 214 96 120 100 0';

/** The tail, 200 × 300, open at its upper end, which lies over the balloon's outline. */
export const balloonTail = (options: DrawingOptions = {}): string => {
  const pen = penFor(options);
  return drawing(
    options,
    200,
    300,
    path(swoosh, pen.fill('balloon')),
    path(swoosh, pen.stroke('line'), ' stroke-width="3" stroke-linejoin="round"'),
  );
};
