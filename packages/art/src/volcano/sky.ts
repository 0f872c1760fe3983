// The sky in flat stripes, printed over each other: haze above the jungle, then day, dusk, and space.

import { halftone, rampBetween } from '../svg/halftone.ts';
import type { Colour } from '../svg/palette.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { type Scene, volcanoWidth } from './scene.ts';

/** Upper edge of each stripe, as a part of the picture's height; the first reaches to the top. */
const stripes: readonly { readonly colour: Colour; readonly top: number }[] = [
  { colour: 'space', top: 0 },
  { colour: 'dusk', top: 0.2 },
  { colour: 'sky-high', top: 0.34 },
  { colour: 'sky', top: 0.48 },
  { colour: 'haze', top: 0.66 },
];

const wave = (y: number, by: number): string =>
  `M0 ${y}C120 ${y - by} 240 ${y + by} 360 ${y}S600 ${y + by} 720 ${y - by}`;

/** All stripes, each with dots of its own colour that run up into the one above. */
export const skyIn = (pen: Pen, { height }: Scene): string =>
  stripes
    .map(({ colour, top }, index) => {
      const y = Math.round(top * height);
      if (index === 0) return path(`M0 0H${volcanoWidth}V${height}H0Z`, pen.fill(colour));
      const dots = halftone({
        box: [0, y - 66, volcanoWidth, y + 10],
        pitch: 30,
        maxRadius: 10,
        darkness: rampBetween([0, y - 76], [0, y]),
      });
      return (
        group(`${pen.stroke(colour)} stroke-linecap="round"`, dots) +
        path(`${wave(y, 14)}V${height}H0Z`, pen.fill(colour))
      );
    })
    .join('');

const puff = (x: number, y: number, s: number): string =>
  `M${x} ${y}c${-30 * s} 0 ${-34 * s} ${-40 * s} ${-4 * s} ${-42 * s}c${2 * s} ${-36 * s} ${50 * s} ${-42 * s} ${62 * s} ${-12 * s}c${30 * s} ${-16 * s} ${62 * s} ${4 * s} ${52 * s} ${28 * s}c${24 * s} ${4 * s} ${20 * s} ${26 * s} ${-4 * s} ${26 * s}z`;

/** A flat cloud whose lower left corner is there. */
export const cloud = (pen: Pen, x: number, y: number, size: number): string =>
  path(puff(x, Math.round(y), size), pen.fill('cloud'));
