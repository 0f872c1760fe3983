// The application for a launch: the ape holds up the postcard that it has written.

import { group, path, type Pen } from '../svg/svg.ts';
import { sitting, sticker } from '../stickers/sticker.ts';

const place = ' transform="translate(880 598) rotate(9)"';
const card =
  'M-206 -150H206C216 -150 222 -144 222 -134V134C222 144 216 150 206 150H-206C-216 150 -222 144 -222 134V-134C-222 -144 -216 -150 -206 -150Z';

const postcard = (pen: Pen): string =>
  group(
    place,
    path(card, pen.fill('white')),
    path('M-6 -108V112', pen.stroke('skin-dark')),
    path(
      'M-176 -84C-150 -104 -140 -64 -112 -84S-70 -64 -46 -84M-176 -20C-150 -40 -140 0 -112 -20S-70 0 -46 -20M-176 44C-150 24 -140 64 -112 44',
    ),
    path('M40 40H180M40 92H150', pen.stroke('skin-dark')),
    path('M70 -116H190V12H70Z', pen.fill('clay')),
    path('M86 -4L116 -62C126 -52 134 -52 144 -62L174 -4Z', pen.fill('plum'), ' stroke-width="9"'),
  );

/** The ape with a postcard, 1024 × 1024. */
export const apeWithPostcard = sticker({
  name: 'ape-postcard',
  place: 'translate(-66 40) scale(0.93)',
  pose: {
    mood: 'curious',
    turn: -3,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [330, 728, 80],
        [290, 776, 76],
        [330, 812, 66],
      ],
      [
        [594, 670, 78],
        [664, 736, 78],
        [756, 790, 72],
        [830, 768, 66],
      ],
    ],
    hands: [
      { shape: 'grip', x: 350, y: 806, turn: -70 },
      { shape: 'grip', x: 846, y: 744, turn: -150 },
    ],
    areArmsInFront: true,
  },
  between: postcard,
  outlines: [{ d: card, place }],
});
