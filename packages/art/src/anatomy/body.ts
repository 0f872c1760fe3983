// The small body under the big head, in the 1024 box in which every pose is drawn.

import { group, path, type Pen } from '../draw/svg.ts';
import { expressions } from './face.ts';
import { head, headOutline } from './head.ts';

/** Ink of every whole figure, in units of the 1024 box. */
export const figureInk = 14;

const headScale = 0.6;

/** Outlines of the trunk; arms start near (416, 690) and (594, 690), legs near (446, 766) and (562, 766). */
export const bodyShapes = {
  torso: 'M424 630C376 690 364 746 388 784C420 832 588 832 618 784C642 746 630 690 586 630Z',
  belly: 'M462 640C432 700 436 768 466 788C490 802 522 802 544 786C574 766 574 700 546 640Z',
} as const;

/** Trunk and belly in inherited ink. */
export const body = (pen: Pen): string =>
  path(bodyShapes.torso, pen.fill('fur')) + path(bodyShapes.belly, pen.fill('skin'), ' stroke="none"');

/** Where the head sits on the body; `turn` in degrees clockwise about the chin. */
export const headPlace = (turn: number): string =>
  ` transform="translate(176 92) rotate(${turn} 318 500) scale(${headScale})"`;

/** The head on its body with the even ink of the figure. */
export const headOnBody = (pen: Pen, mood: keyof typeof expressions, turn: number): string =>
  group(headPlace(turn), head(pen, expressions[mood], { inkWidth: Math.round(figureInk / headScale) }));

/** A shape of the figure's outline, where it stands, and by how much that place scales it. */
export interface Outline {
  readonly d: string;
  readonly place?: string;
  readonly scale?: number;
}

/** The head's part of the outline at that turn. */
export const headRim = (turn: number): Outline => ({
  d: headOutline,
  place: headPlace(turn),
  scale: headScale,
});

/** The die-cut rim of a figure: all its outlines, thick, under everything else. */
export const rim = (pen: Pen, outlines: readonly Outline[], width = 46): string =>
  group(
    `${pen.stroke('rim')} stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`,
    ...outlines.map(({ d, place = '', scale = 1 }) =>
      path(d, place, scale === 1 ? '' : ` stroke-width="${Math.round(width / scale)}"`),
    ),
  );
