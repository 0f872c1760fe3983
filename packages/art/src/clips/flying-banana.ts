// A banana anywhere in a clip.

import { figureInk, type Outline } from '../anatomy/body.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { group, path, type Pen } from '../svg/svg.ts';

export interface Flying {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
}

const scale = 3.5;
const placeOf = ({ x, y, turn }: Flying): string =>
  ` transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale}) translate(-24 -26)"`;

/** The banana in its colours, with the ink of the figure. */
export const flyingBanana = (pen: Pen, at: Flying): string =>
  group(
    `${placeOf(at)} stroke-width="${figureInk / scale}"`,
    path(bananaShape.skin, pen.fill('banana')),
    path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
  );

/** Its part of the figure's outline. */
export const flyingOutline = (at: Flying): Outline => ({ d: bananaShape.skin, place: placeOf(at), scale });
