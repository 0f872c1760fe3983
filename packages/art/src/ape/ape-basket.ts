// The empty state: the ape looks into a basket, and all that comes out is a butterfly.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { butterfly, butterflyOutline } from '../svg/butterfly.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../svg/svg.ts';
import { basketOutline, wicker } from './basket.ts';

const nearArm = limb([
  [414, 690, 120],
  [330, 708, 88],
  [268, 730, 76],
  [262, 776, 66],
]);
const farArm = limb([
  [588, 690, 120],
  [672, 708, 88],
  [734, 730, 76],
  [740, 776, 66],
]);
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 258, y: 800, turn: 4 },
  { shape: 'grip', x: 744, y: 800, turn: -4, mirrored: true },
];
const headTurn = 5;

/** The ape over an empty basket, 1024 × 1024. */
export const apeWithBasket = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-basket', ...options });
  return drawing(
    options,
    1024,
    1024,
    group(
      ' transform="translate(-70 0)"',
      rim(pen, [
        { d: bodyShapes.torso + nearArm + farArm + basketOutline },
        ...hands.map(extremityOutline),
        butterflyOutline(900, 270, 20),
        headRim('hungry', headTurn),
      ]),
      group(
        inkOutline(pen, figureInk),
        body(pen),
        path(nearArm, pen.fill('fur')),
        path(farArm, pen.fill('fur')),
        headOnBody(pen, 'hungry', headTurn),
        wicker(pen),
        ...hands.map((hand) => extremity(pen, hand)),
        path(
          'M800 700C900 670 920 580 860 510C820 460 830 400 850 360',
          pen.stroke('line'),
          ' stroke-dasharray="4 34"',
        ),
        butterfly(pen, 900, 270, 20),
      ),
    ),
  );
};
