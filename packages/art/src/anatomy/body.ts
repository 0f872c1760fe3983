// The small body under the big head, in the 1024 box in which every pose is painted. An ape: no tail.

import { group, path, type Pen } from '../svg/svg.ts';
import { expressions, type Mood } from './face.ts';
import { head, headOutline } from './head.ts';

/** Ink of every whole figure, in units of the 1024 box. */
export const figureInk = 14;

const headScale = 0.6;

/** Outlines of the trunk; arms start near (408, 672) and (594, 670), legs near (446, 766) and (562, 766). */
export const bodyShapes = {
  torso:
    'M440 620C404 650 380 676 374 706C368 736 372 760 388 784C420 832 588 832 618 784C634 760 638 736 632 706C626 676 602 650 566 620Z',
  /** The part of it that is inked: above, the arms grow out of it. */
  torsoLine: 'M374 706C368 736 372 760 388 784C420 832 588 832 618 784C634 760 638 736 632 706',
  belly: 'M462 640C432 700 436 768 466 788C490 802 522 802 544 786C574 766 574 700 546 640Z',
} as const;

/** Trunk and belly in inherited ink. */
export const body = (pen: Pen): string =>
  path(bodyShapes.torso, pen.fill('fur'), ' stroke="none"') +
  path(bodyShapes.torsoLine) +
  path(bodyShapes.belly, pen.fill('skin'), ' stroke="none"');

/** Where the head sits on the body; `turn` in degrees clockwise about the chin. */
export const headTransform = (turn: number): string =>
  ` transform="translate(176 92) rotate(${turn} 318 500) scale(${headScale})"`;

/** The head on its body with the even ink of the figure. */
export const headOnBody = (pen: Pen, mood: Mood, turn: number): string =>
  group(headTransform(turn), head(pen, expressions[mood], { inkWidth: Math.round(figureInk / headScale) }));

/** A shape of the figure's outline, where it stands, and by how much that place scales it. */
export interface Outline {
  readonly d: string;
  readonly place?: string;
  readonly scale?: number;
  /** Its own ink, where it is a stroke wider than the figure's. */
  readonly ink?: number;
}

/** The head's part of the outline in that mood, at that turn. */
export const headRim = (mood: Mood, turn: number): Outline => ({
  d: headOutline(expressions[mood]),
  place: headTransform(turn),
  scale: headScale,
});

/** The die-cut rim of a figure: all its outlines, thick, under everything else. */
export const rim = (pen: Pen, outlines: readonly Outline[], width = 46): string =>
  group(
    `${pen.stroke('rim')} stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`,
    ...outlines.map(({ d, place = '', scale = 1, ink = figureInk }) => {
      const own = Math.round((width + ink - figureInk) / scale);
      return path(d, place, own === width ? '' : ` stroke-width="${own}"`);
    }),
  );
