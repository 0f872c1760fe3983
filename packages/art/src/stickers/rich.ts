// Rich: a top hat, a golden tooth, and more bananas than pockets.

import { figureInk } from '../anatomy/body.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { circle } from '../guide/panel.ts';
import { sitting, sticker } from './sticker.ts';

const hat =
  'M330 172L312 -26C310 -60 624 -76 630 -40L640 150C700 156 730 172 726 190C718 232 268 256 260 214C258 196 286 180 330 172Z';
const ribbon = 'M326 122C420 140 540 136 638 106L640 156C560 184 420 192 330 174Z';
const monocle = circle(580, 393, 84);
const chain = 'M648 444C690 500 690 560 668 620';

/** Fan of three in the raised hand. */
const fan = [-34, 0, 34].map(
  (turn) =>
    ` transform="translate(872 540) rotate(${turn}) translate(-10 -90) rotate(-40) scale(4.2) translate(-24 -26)"`,
);
const heap = [
  { x: 180, y: 870, turn: 10 },
  { x: 300, y: 900, turn: -14 },
  { x: 720, y: 900, turn: 12 },
  { x: 850, y: 876, turn: -20 },
  { x: 500, y: 920, turn: 4 },
].map(({ x, y, turn }) => ` transform="translate(${x} ${y}) rotate(${turn}) scale(4.4) translate(-24 -26)"`);

const bananas = (pen: Pen, places: readonly string[], scale: number): string =>
  places
    .map((place) =>
      group(
        `${place} stroke-width="${figureInk / scale}"`,
        path(bananaShape.skin, pen.fill('banana')),
        path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
      ),
    )
    .join('');

export const stickerRich = sticker({
  name: 'rich',
  place: 'translate(58 108) scale(0.86)',
  pose: {
    mood: 'smug',
    turn: -3,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [330, 730, 80],
        [286, 780, 76],
        [340, 820, 66],
      ],
      [
        [594, 670, 78],
        [690, 730, 80],
        [790, 700, 74],
        [850, 610, 64],
      ],
    ],
    hands: [
      { shape: 'grip', x: 360, y: 824, turn: -80 },
      { shape: 'grip', x: 866, y: 580, turn: -150 },
    ],
  },
  behind: (pen) => bananas(pen, fan, 4.2),
  between: (pen) =>
    group(' transform="rotate(-7 480 150)"', path(hat, pen.fill('plum')), path(ribbon, pen.fill('banana'))) +
    path(chain, '', ' stroke-width="26"') +
    path(chain, pen.stroke('banana'), ' stroke-width="10"') +
    path(monocle, '', ' stroke-width="40"') +
    path(monocle, pen.stroke('banana'), ' stroke-width="18"'),
  before: (pen) => bananas(pen, heap, 4.4),
  outlines: [
    { d: hat, place: ' transform="rotate(-7 480 150)"' },
    ...fan.map((place) => ({ d: bananaShape.skin, place, scale: 4.2 })),
    ...heap.map((place) => ({ d: bananaShape.skin, place, scale: 4.4 })),
  ],
});
