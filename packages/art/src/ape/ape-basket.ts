// The empty state: the ape looks into a basket, and all that comes out is a butterfly.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { butterfly, butterflyOutline } from '../draw/butterfly.ts';
import { limb } from '../draw/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../draw/svg.ts';

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
const basket = 'M206 786C200 742 804 742 796 786L748 972C744 1000 258 1000 254 972Z';
const mouth = 'M206 786C200 742 804 742 796 786C804 830 200 830 206 786Z';
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 258, y: 800, turn: 4 },
  { shape: 'grip', x: 744, y: 800, turn: -4, mirrored: true },
];
const headTurn = 5;

const wicker = (pen: Pen): string =>
  path(basket, pen.fill('straw')) +
  path(mouth, pen.fill('straw-dark')) +
  path('M232 880C340 912 660 912 772 880M244 932C350 960 650 960 760 932') +
  path(
    'M300 814V896M372 818V902M444 820V908M516 820V910M588 820V906M660 818V900M336 906V944M408 912V952M480 914V954M552 914V954M624 910V950M694 902V940',
  );

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
        { d: bodyShapes.torso + nearArm + farArm + basket },
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
