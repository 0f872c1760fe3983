// Shrug: how would an ape know.

import { standing, sticker } from './sticker.ts';
import { path } from '../svg/svg.ts';

const marks =
  'M128 330C122 270 212 264 216 326C218 372 174 376 172 414M172 462V466M840 318C834 258 924 252 928 314C930 360 886 364 884 402M884 450V454';

export const stickerShrug = sticker({
  name: 'shrug',
  pose: {
    mood: 'shrugging',
    turn: 9,
    ...standing,
    arms: [
      [
        [408, 664, 82],
        [316, 736, 80],
        [212, 752, 72],
        [148, 668, 62],
      ],
      [
        [594, 662, 82],
        [690, 736, 80],
        [796, 750, 72],
        [864, 662, 62],
      ],
    ],
    hands: [
      { shape: 'open', x: 126, y: 632, turn: -52 },
      { shape: 'open', x: 888, y: 624, turn: 52, mirrored: true },
    ],
  },
  behind: (pen) =>
    path(marks, '', ' stroke-width="54"') + path(marks, pen.stroke('banana'), ' stroke-width="28"'),
  outlines: [{ d: marks, ink: 54 }],
});
