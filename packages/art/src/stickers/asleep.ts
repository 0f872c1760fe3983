// Asleep: under a nightcap, with a banana for a bear.

import { figureInk } from '../anatomy/body.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { group, path } from '../svg/svg.ts';
import { strokedWord, wordOutline, type Word } from '../svg/strokes.ts';
import { circle } from '../guide/panel.ts';
import { sitting, sticker } from './sticker.ts';

const cap =
  'M262 288C300 120 520 70 668 180C720 220 768 270 800 330C866 340 930 380 936 470C890 420 800 410 748 392C640 330 420 300 262 288Z';
const cuff =
  'M236 330C232 282 252 262 284 262C420 262 600 292 716 356C752 378 748 440 702 438C560 380 420 352 284 360C256 362 238 352 236 330Z';
const bobble = circle(938, 488, 46);
const bubble = circle(650, 560, 58);
const zs: readonly Word[] = [
  { text: 'Z', x: 780, y: 196, size: 78, turn: 6, colour: 'white' },
  { text: 'Z', x: 872, y: 66, size: 104, turn: 12, colour: 'white' },
];
const bear = ' transform="translate(516 806) rotate(22) scale(7) translate(-24 -26)"';

export const stickerAsleep = sticker({
  name: 'asleep',
  place: 'translate(14 62) scale(0.9)',
  pose: {
    mood: 'asleep',
    turn: 14,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [338, 730, 80],
        [344, 792, 76],
        [430, 806, 66],
      ],
      [
        [594, 670, 78],
        [668, 726, 80],
        [676, 800, 76],
        [600, 826, 66],
      ],
    ],
    hands: [
      { shape: 'grip', x: 446, y: 808, turn: -84 },
      { shape: 'grip', x: 584, y: 832, turn: 80, mirrored: true },
    ],
  },
  between: (pen) =>
    group(
      ' transform="translate(0 -34) rotate(4 500 300)"',
      path(cap, pen.fill('lagoon')),
      path(
        'M420 132C400 190 396 240 404 280M560 128C552 190 556 250 576 302',
        pen.stroke('white'),
        ' stroke-width="26"',
      ),
      path(cap),
      path(bobble, pen.fill('white')),
      path(cuff, pen.fill('white')),
    ) +
    path(bubble, pen.fill('white'), ' fill-opacity="0.85"') +
    path('M624 548C628 532 636 526 648 524', pen.stroke('lagoon')) +
    group(
      `${bear} stroke-width="${figureInk / 7}"`,
      path(bananaShape.skin, pen.fill('banana')),
      path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
    ),
  before: (pen) => zs.map((z) => strokedWord(pen, z)).join(''),
  outlines: [
    { d: cap + cuff + bobble, place: ' transform="translate(0 -34) rotate(4 500 300)"' },
    { d: bananaShape.skin, place: bear, scale: 7 },
    ...zs.flatMap(wordOutline),
  ],
});
