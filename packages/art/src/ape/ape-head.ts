// The portrait: the head alone, as on the logo.

import { expressions, type Mood } from '../anatomy/face.ts';
import { head, headOutline } from '../anatomy/head.ts';
import { drawing, path, penFor, type DrawingOptions } from '../svg/svg.ts';

export interface ApeHeadOptions extends DrawingOptions {
  readonly mood?: Mood;
}

/** The head of the ape with its die-cut rim, 1024 × 1024. */
export const apeHead = (options: ApeHeadOptions = {}): string => {
  const pen = penFor(options);
  const expression = expressions[options.mood ?? 'stubborn'];
  return drawing(
    options,
    1024,
    1024,
    path(headOutline(expression), pen.stroke('rim'), ' stroke-width="60" stroke-linejoin="round"'),
    head(pen, expression),
  );
};
