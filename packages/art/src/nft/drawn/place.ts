// Where the ape sits in its portrait: the figure's box and the head's box in the square of 1024.

import { figureInk, headPlace, rim, type Outline } from '../../anatomy/body.ts';
import { group, inkOutline } from '../../draw/svg.ts';
import type { NftPen } from '../materials.ts';

const figurePlace = ' transform="translate(-128 -74) scale(1.38)"';
const headTurn = 1;

/** Ink in the head's box that is as wide as that of the figure. */
export const headInk = Math.round(figureInk / 0.6);

/** One part of the portrait, drawn alone. */
export interface Part {
  readonly draw: (pen: NftPen) => string;
  /** What lies under the whole ape in the rim's colour, for parts of its outline. */
  readonly outlines?: readonly Outline[];
}

/** Drawings in the box of the whole figure, in its ink. */
export const onFigure = (pen: NftPen, ...children: readonly string[]): string =>
  group(figurePlace + inkOutline(pen, figureInk), ...children);

/** Drawings in the box of the head, in the same ink. */
export const onHead = (pen: NftPen, ...children: readonly string[]): string =>
  group(figurePlace, group(headPlace(headTurn) + inkOutline(pen, headInk), ...children));

/** An outline in the head's box. */
export const headLine = (d: string, ink = headInk): Outline => ({
  d,
  place: headPlace(headTurn),
  scale: 0.6,
  ink: ink * 0.6,
});

/** The rim of a part. */
export const rimOf = (pen: NftPen, outlines: readonly Outline[]): string =>
  group(figurePlace, rim(pen, outlines, 40));
