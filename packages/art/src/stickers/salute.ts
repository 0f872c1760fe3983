// Salute: reporting for duty under a leaf.

import { leaf, leafOutline, type Leaf } from '../svg/leaf.ts';
import { path } from '../svg/svg.ts';
import { standing, sticker } from './sticker.ts';

const helmet = 'M214 300C220 130 350 60 486 66C630 72 740 160 748 300C640 262 330 262 214 300Z';
const rimOfHelmet =
  'M190 318C184 286 204 278 230 272C380 232 590 236 736 272C768 280 782 296 774 322C768 342 744 338 720 330C580 292 390 290 244 326C216 334 196 340 190 318Z';
const plume: Leaf = { base: [486, 76], tip: [610, -40], width: 80, bend: 20, colour: 'leaf-light' };
const badge = 'M480 130L496 168L536 172L506 198L516 238L480 216L444 238L454 198L424 172L464 168Z';

export const stickerSalute = sticker({
  name: 'salute',
  place: 'translate(54 92) scale(0.88)',
  pose: {
    mood: 'solemn',
    turn: 2,
    ...standing,
    arms: [
      [
        [408, 672, 78],
        [340, 716, 78],
        [312, 776, 72],
        [310, 826, 62],
      ],
      [
        [594, 670, 78],
        [716, 716, 80],
        [838, 640, 74],
        [800, 470, 62],
      ],
    ],
    hands: [
      { shape: 'grip', x: 308, y: 846, turn: 6 },
      { shape: 'salute', x: 788, y: 440, turn: 22 },
    ],
    areArmsInFront: true,
  },
  between: (pen) =>
    leaf(pen, plume) +
    path(helmet, pen.fill('leaf')) +
    path(badge, pen.fill('banana')) +
    path(rimOfHelmet, pen.fill('leaf-dark')),
  outlines: [{ d: helmet + rimOfHelmet + leafOutline(plume) }],
});
