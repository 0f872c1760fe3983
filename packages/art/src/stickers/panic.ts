// Panic: hands to the head, sweat, and a line that goes down.

import { path } from '../svg/svg.ts';
import { sitting, sticker } from './sticker.ts';

const sweat =
  'M96 250C64 306 72 346 104 346C136 346 138 300 96 250ZM892 214C932 262 930 306 898 308C866 308 862 264 892 214ZM176 110C146 158 152 194 182 194C210 194 212 154 176 110ZM790 76C820 120 818 158 790 160C762 160 760 122 790 76Z';
const fall = 'M850 470L880 540L918 500L980 704M980 704L926 676M980 704L996 644';

export const stickerPanic = sticker({
  name: 'panic',
  pose: {
    mood: 'panicking',
    turn: 0,
    ...sitting,
    arms: [
      [
        [404, 690, 84],
        [290, 730, 82],
        [206, 650, 76],
        [264, 530, 64],
      ],
      [
        [598, 690, 84],
        [712, 730, 82],
        [798, 646, 76],
        [738, 518, 64],
      ],
    ],
    hands: [
      { shape: 'open', x: 280, y: 500, turn: 14 },
      { shape: 'open', x: 722, y: 488, turn: -14, mirrored: true },
    ],
    areArmsInFront: true,
  },
  behind: (pen) =>
    path(fall, '', ' stroke-width="56"') + path(fall, pen.stroke('clay'), ' stroke-width="28"'),
  before: (pen) => path(sweat, pen.fill('lagoon')),
  outlines: [{ d: sweat }, { d: fall, ink: 56 }],
});
