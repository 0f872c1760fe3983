// The snapshot before a launch: the ape with a camera before its eye.

import { circle } from '../guide/panel.ts';
import { path, type Pen } from '../svg/svg.ts';
import { sitting, sticker } from '../stickers/sticker.ts';

const box =
  'M368 312H752C768 312 778 322 778 338V504C778 520 768 530 752 530H368C352 530 342 520 342 504V338C342 322 352 312 368 312Z';
const finder = 'M414 312L430 266H540L556 312Z';
const button = 'M642 282H712V312H642Z';
const flash =
  'M236 76C246 156 262 172 342 182C262 192 246 208 236 288C226 208 210 192 130 182C210 172 226 156 236 76Z';

const camera = (pen: Pen): string =>
  path(finder, pen.fill('lagoon')) +
  path(button, pen.fill('clay')) +
  path(box, pen.fill('lagoon')) +
  path('M342 366H778') +
  path(circle(560, 430, 92), pen.fill('banana')) +
  path(circle(560, 430, 60), pen.fill('ink')) +
  path(circle(582, 406, 18), pen.fill('white'), ' stroke="none"') +
  path(flash, pen.fill('banana'));

/** The ape that takes a picture, 1024 × 1024. */
export const apeWithCamera = sticker({
  name: 'ape-camera',
  pose: {
    mood: 'curious',
    turn: 0,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [300, 690, 80],
        [246, 600, 74],
        [300, 510, 64],
      ],
      [
        [594, 670, 78],
        [720, 690, 80],
        [846, 620, 74],
        [814, 510, 64],
      ],
    ],
    hands: [
      { shape: 'grip', x: 328, y: 460, turn: 60 },
      { shape: 'grip', x: 792, y: 460, turn: -60, mirrored: true },
    ],
    areArmsInFront: true,
  },
  between: camera,
  outlines: [{ d: box + finder + button + flash }],
});
