// The sale in numbers: the ape counts on its abacus, as far as the sale has come.

import type { Colour } from '../svg/palette.ts';
import { path, type Pen } from '../svg/svg.ts';
import { sticker } from '../stickers/sticker.ts';

const frame =
  'M150 700C150 684 160 674 176 674H834C850 674 860 684 860 700V962C860 978 850 988 834 988H176C160 988 150 978 150 962Z';
const hole = 'M194 718H816V944H194Z';
const rods = 'M194 776H816M194 886H816';

/** A bead on a rod, round its middle. */
const bead = (x: number, y: number): string =>
  `M${x - 36} ${y}C${x - 36} ${y - 64} ${x + 36} ${y - 64} ${x + 36} ${y}C${x + 36} ${y + 64} ${x - 36} ${y + 64} ${x - 36} ${y}Z`;

const rows: readonly { readonly y: number; readonly colour: Colour; readonly at: readonly number[] }[] = [
  { y: 776, colour: 'banana', at: [300, 374, 448, 774] },
  { y: 886, colour: 'clay', at: [236, 310, 384, 700, 774] },
];

const abacus = (pen: Pen): string =>
  path(frame, pen.fill('straw')) +
  path(hole, pen.fill('paper')) +
  path(rods, '', ' stroke-width="18"') +
  rows.map(({ y, colour, at }) => at.map((x) => path(bead(x, y), pen.fill(colour))).join('')).join('');

/** The counting ape, 1024 × 1024. */
export const apeCounting = sticker({
  name: 'ape-counting',
  place: 'translate(46 30) scale(0.92)',
  pose: {
    mood: 'studying',
    turn: 5,
    arms: [
      [
        [408, 668, 80],
        [318, 682, 82],
        [220, 700, 76],
        [164, 752, 66],
      ],
      [
        [594, 668, 80],
        [690, 690, 84],
        [730, 772, 74],
        [660, 846, 62],
      ],
    ],
    legs: [],
    feet: [],
    hands: [
      { shape: 'grip', x: 158, y: 788, turn: 6 },
      { shape: 'grip', x: 634, y: 862, turn: 58, mirrored: true },
    ],
    areArmsInFront: true,
  },
  between: abacus,
  outlines: [{ d: frame }],
});
