// gm: up before anybody else, with a mug.

import { sitting, sticker } from './sticker.ts';
import { path } from '../svg/svg.ts';

const mug = 'M716 590H884V740C884 770 864 786 838 786H762C736 786 716 770 716 740Z';
const handle = 'M884 622C960 612 960 734 884 726';
const steam =
  'M756 556C736 526 776 510 756 474M804 548C784 514 826 496 804 452M852 556C832 526 872 510 852 474';

export const stickerGm = sticker({
  name: 'gm',
  words: [{ text: 'GM', x: 92, y: 126, size: 180, turn: -6 }],
  place: 'translate(70 148) scale(0.84)',
  pose: {
    mood: 'sleepy',
    turn: -6,
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
        [716, 742, 72],
        [744, 712, 66],
      ],
    ],
    hands: [
      { shape: 'grip', x: 350, y: 806, turn: -70 },
      { shape: 'grip', x: 752, y: 690, turn: -84 },
    ],
  },
  behind: (pen) =>
    path(handle, '', ' stroke-width="54"') +
    path(handle, pen.stroke('lagoon'), ' stroke-width="26"') +
    path(mug, pen.fill('lagoon')) +
    path('M716 590C716 566 884 566 884 590C884 614 716 614 716 590Z', pen.fill('bark')) +
    path(steam, pen.stroke('line')),
  outlines: [{ d: mug }, { d: handle, ink: 54 }, { d: steam }],
});
