// Reading: a contract that goes on and on, with the spectacles for the small print.

import { path } from '../svg/svg.ts';
import { circle } from '../guide/panel.ts';
import { sitting, sticker } from './sticker.ts';

const scroll =
  'M330 660H690C700 760 672 830 690 900C704 960 780 984 900 962C900 1004 700 1030 640 960C590 900 350 920 336 850C322 780 340 720 330 660Z';
const roll = 'M296 622H724C760 622 760 690 724 690H296C260 690 260 622 296 622Z';
const print = 'M384 738H640M386 784H600M384 830H634M402 872H560';
const glasses = circle(430, 402, 84) + circle(578, 393, 88);

export const stickerReading = sticker({
  name: 'reading',
  pose: {
    mood: 'studying',
    turn: -3,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [320, 720, 80],
        [232, 730, 74],
        [226, 690, 64],
      ],
      [
        [594, 670, 78],
        [690, 720, 80],
        [786, 730, 74],
        [792, 690, 64],
      ],
    ],
    hands: [
      { shape: 'grip', x: 254, y: 656, turn: -84 },
      { shape: 'grip', x: 766, y: 656, turn: 84, mirrored: true },
    ],
  },
  between: (pen) =>
    path(glasses, '', ' stroke-width="36"') +
    path(glasses, pen.stroke('banana'), ' stroke-width="14"') +
    path(scroll, pen.fill('paper')) +
    path(print, pen.stroke('skin-dark'), ' stroke-width="16"') +
    path(roll, pen.fill('straw')),
  outlines: [{ d: scroll + roll }],
});
