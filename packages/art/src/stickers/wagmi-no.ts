// wagmi? no: a placard with the promise crossed out, and a face that has heard it before.

import { standing, sticker } from './sticker.ts';
import { group, path } from '../svg/svg.ts';
import { strokedWord } from '../svg/strokes.ts';

const board = 'M372 -176L1040 -226L1058 56L390 106Z';
const pole = 'M770 60L850 820';

export const stickerWagmiNo = sticker({
  name: 'wagmi-no',
  place: 'translate(-26 214) scale(0.78)',
  pose: {
    mood: 'unmoved',
    turn: -9,
    ...standing,
    arms: [
      [
        [408, 672, 78],
        [346, 728, 80],
        [330, 780, 74],
        [396, 800, 64],
      ],
      [
        [594, 670, 78],
        [690, 720, 80],
        [770, 718, 74],
        [818, 664, 64],
      ],
    ],
    hands: [
      { shape: 'grip', x: 410, y: 790, turn: -96 },
      { shape: 'grip', x: 836, y: 640, turn: -86 },
    ],
  },
  behind: (pen) =>
    path(pole, '', ' stroke-width="50"') +
    path(pole, pen.stroke('straw'), ' stroke-width="22"') +
    path(board, pen.fill('paper')) +
    group(
      '',
      strokedWord(pen, { text: 'WAGMI', x: 440, y: -90, size: 118, turn: -4, colour: 'leaf-light' }),
      path('M420 66L1012 -166', '', ' stroke-width="46"'),
      path('M420 66L1012 -166', pen.stroke('clay'), ' stroke-width="22"'),
    ),
  outlines: [{ d: board }, { d: pole, ink: 50 }],
});
