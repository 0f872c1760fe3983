// Prove it: one eye behind a magnifying glass.

import { sitting, type Sticker, sticker } from './sticker.ts';
import { group, path } from '../svg/svg.ts';
import { circle } from '../guide/panel.ts';

const lens = circle(590, 420, 132);
const handle = 'M690 516L786 622';

const looking: Sticker = {
  name: 'ape-looking',
  pose: {
    mood: 'doubting',
    turn: 0,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [324, 734, 80],
        [280, 790, 74],
        [304, 836, 64],
      ],
      [
        [594, 670, 78],
        [680, 730, 80],
        [764, 726, 74],
        [786, 676, 64],
      ],
    ],
    hands: [
      { shape: 'grip', x: 306, y: 850, turn: -4 },
      { shape: 'grip', x: 790, y: 640, turn: -132 },
    ],
    areArmsInFront: true,
  },
  between: (pen) =>
    path(handle, '', ' stroke-width="66"') +
    path(handle, pen.stroke('bark'), ' stroke-width="38"') +
    path(lens, pen.fill('white'), ' stroke-width="48"') +
    path(lens, pen.stroke('banana'), ' stroke-width="20"') +
    group(
      ' stroke="none"',
      path(circle(604, 424, 66), pen.fill('ink')),
      path(circle(628, 396, 21), pen.fill('white')),
    ) +
    path('M496 400C504 366 524 342 552 330', pen.stroke('disc'), ' stroke-width="18"'),
  outlines: [
    { d: lens, ink: 48 },
    { d: handle, ink: 66 },
  ],
};

/** The same without words, for where something is checked. */
export const apeLooking = sticker(looking);

export const stickerProveIt = sticker({
  ...looking,
  name: 'prove-it',
  words: [{ text: 'PROVE IT', x: 74, y: 120, size: 118, turn: -3, colour: 'white' }],
});
