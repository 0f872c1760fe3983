// What waits for its owner: the ape keeps a basket full of bananas, and trusts nobody.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { bananasAt, bananaShape } from '../svg/banana-shape.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const nearArm = limb([
  [414, 690, 120],
  [316, 704, 92],
  [236, 740, 80],
  [228, 800, 68],
]);
const farArm = limb([
  [588, 690, 120],
  [686, 704, 92],
  [766, 740, 80],
  [774, 800, 68],
]);
const inside = 'M206 796C200 742 804 742 796 796Z';
const front = 'M206 796C214 842 788 842 796 796L748 978C744 1004 258 1004 254 978Z';
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 222, y: 828, turn: 4 },
  { shape: 'grip', x: 780, y: 828, turn: -4, mirrored: true },
];
const headTurn = -3;
const scale = 4.6;
const bananas = [
  { x: 330, y: 770, turn: -58 },
  { x: 672, y: 770, turn: 150 },
  { x: 430, y: 764, turn: -40 },
  { x: 574, y: 762, turn: 132 },
  { x: 502, y: 752, turn: -48 },
].map(
  ({ x, y, turn }) => ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-24 -26)"`,
);

const wicker = (pen: Pen): string =>
  path(front, pen.fill('straw')) +
  path('M232 894C340 926 660 926 772 894M244 944C350 972 650 972 760 944') +
  path(
    'M300 832V908M372 838V914M444 840V918M516 842V920M588 840V916M660 836V910M336 920V956M408 926V964M480 928V968M552 926V966M624 922V960',
  );

/** The ape behind its full basket, 1024 × 1024. */
export const apeGuarding = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-guard', ...options });
  return drawing(
    options,
    1024,
    1024,
    group(
      ' transform="translate(10 0)"',
      rim(pen, [
        { d: bodyShapes.torso + nearArm + farArm + inside + front },
        ...bananas.map((place) => ({ d: bananaShape.skin, place, scale })),
        ...hands.map(extremityOutline),
        headRim('stubborn', headTurn),
      ]),
      group(
        inkOutline(pen, figureInk),
        body(pen),
        path(nearArm, pen.fill('fur')),
        path(farArm, pen.fill('fur')),
        path(inside, pen.fill('straw-dark')),
        bananasAt(pen, bananas, scale, figureInk),
        wicker(pen),
        ...hands.map((hand) => extremity(pen, hand)),
        headOnBody(pen, 'stubborn', headTurn),
      ),
    ),
  );
};
