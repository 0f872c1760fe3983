// Nope: arms crossed, eyes shut, no.

import { path } from '../svg/svg.ts';
import { standing, sticker } from './sticker.ts';

const shake =
  'M150 330C118 400 112 470 126 540M96 372C76 430 74 480 82 526M856 306C892 372 902 440 894 510M914 346C938 400 942 450 936 496';

export const stickerNope = sticker({
  name: 'nope',
  words: [{ text: 'NOPE', x: 190, y: 122, size: 152, turn: -4, colour: 'clay' }],
  pose: {
    mood: 'refusing',
    turn: -12,
    ...standing,
    arms: [
      [
        [594, 670, 84],
        [660, 716, 80],
        [600, 764, 76],
        [410, 730, 66],
      ],
      [
        [408, 672, 84],
        [346, 722, 80],
        [410, 776, 76],
        [590, 742, 66],
      ],
    ],
    hands: [{ shape: 'grip', x: 622, y: 716, turn: -140 }],
  },
  behind: (pen) => path(shake, pen.stroke('line'), ' stroke-width="20"'),
  outlines: [{ d: shake, ink: 20 }],
});
