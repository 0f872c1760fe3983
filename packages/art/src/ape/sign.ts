// The name as a sign: hand-made letters with an ink outline, standing out from their ground.

import { nameLetters, nameWidth } from '../svg/letters.ts';
import type { Colour } from '../svg/palette.ts';
import { group, type Pen } from '../svg/svg.ts';

/** Where the sign stands: upper left corner and width of its letters. */
export interface SignBox {
  readonly x: number;
  readonly y: number;
  readonly span: number;
}

/** How far the letters stand out, for a sign 536 units wide. */
const depth = 9 / 536;

/** The letters in `colour`, over their own ink or, where ink would drown, over `drop`. */
export const nameSign = (pen: Pen, colour: Colour, { x, y, span }: SignBox, drop: Colour = 'ink'): string => {
  const scale = span / nameWidth;
  const place = (away: number) =>
    ` transform="translate(${x + away} ${y + away}) scale(${scale.toFixed(3)})"`;
  const outline = (edge: Colour) =>
    `${pen.stroke(edge)} stroke-width="15" stroke-linejoin="round" paint-order="stroke"`;
  return (
    group(`${pen.fill(drop)}${place(depth * span)}`, group(outline(drop), nameLetters())) +
    group(place(0), group(outline('ink'), group(pen.fill(colour), nameLetters())))
  );
};

/** The room that {@link wordmark} takes. */
export const wordmarkBox = { width: 480, height: 132 } as const;

/** The name for head and foot of a page. */
export const wordmark = (pen: Pen): string => nameSign(pen, 'banana', { x: 12, y: 18, span: 448 }, 'drop');
