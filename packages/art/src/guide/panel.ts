// What the six pictures of the guide share: their panel, their ink, and the ape that looks over things.

import { rim, type Outline } from '../anatomy/body.ts';
import type { Expression } from '../anatomy/face.ts';
import { extremity, extremityShapes, type Extremity } from '../anatomy/hands.ts';
import { head, headOutline } from '../anatomy/head.ts';
import { drawing, group, inkOutline, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

/** Ink of the panels, in units of their box of 640 × 480. */
export const panelInk = 10;

const handScale = 0.62;

interface Panel {
  /** Prefix of ids where the caller gives none. */
  readonly name: string;
  /** Everything that stands free, for the die-cut rim. */
  readonly outlines: readonly Outline[];
  /** The picture in inherited ink. */
  readonly paint: (pen: Pen) => string;
}

/** A picture of the guide, 640 × 480, on transparent ground. */
export const panel =
  ({ name, outlines, paint }: Panel) =>
  (options: DrawingOptions = {}): string => {
    const pen = penFor({ idPrefix: name, ...options });
    return drawing(options, 640, 480, rim(pen, outlines, 34), group(inkOutline(pen, panelInk), paint(pen)));
  };

export interface Onlooker {
  /** Middle of the head, which is about `1000 · scale` wide. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly face: Expression;
}

const placeOf = ({ x, y, scale, turn = 0 }: Onlooker): string =>
  ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-512 -560)"`;

/** The ape's head, looking on. */
export const onlooker = (pen: Pen, ape: Onlooker): string =>
  group(placeOf(ape), head(pen, ape.face, { inkWidth: Math.round(panelInk / ape.scale) }));

/** Its part of a panel's outline. */
export const onlookerOutline = (ape: Onlooker): Outline => ({
  d: headOutline(ape.face),
  place: placeOf(ape),
  scale: ape.scale,
});

const handTransform = ({ x, y }: Extremity): string =>
  ` transform="translate(${x} ${y}) scale(${handScale})"`;

/** A hand of the size that goes with the panels. */
export const hand = (pen: Pen, part: Extremity): string =>
  group(
    `${handTransform(part)} stroke-width="${Math.round(panelInk / handScale)}"`,
    extremity(pen, { ...part, x: 0, y: 0 }),
  );

/** Its part of a panel's outline; turned and mirrored shapes are near enough to round for it. */
export const handOutline = (part: Extremity): Outline => ({
  d: extremityShapes[part.shape],
  place: handTransform(part),
  scale: handScale,
});

/** A circle as a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
