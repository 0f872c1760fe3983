// Crying: two rivers, over a banana that has fallen.

import { figureInk } from '../anatomy/body.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { group, path } from '../svg/svg.ts';
import { sitting, sticker } from './sticker.ts';

const rivers =
  'M352 436C318 520 300 600 250 660C214 706 240 748 282 726C352 690 396 580 412 448ZM604 432C630 520 660 600 716 656C756 700 728 744 686 722C610 684 556 560 544 438Z';
const puddle =
  'M120 920C80 860 200 836 320 850C480 832 640 834 760 856C900 846 990 880 940 930C900 984 660 976 520 972C360 984 160 976 120 920Z';
const fallen = ' transform="translate(836 846) rotate(64) scale(4) translate(-24 -26)"';

export const stickerCrying = sticker({
  name: 'crying',
  pose: {
    mood: 'wailing',
    turn: -5,
    ...sitting,
    arms: [
      [
        [408, 672, 78],
        [320, 740, 80],
        [226, 768, 74],
        [196, 832, 64],
      ],
      [
        [594, 670, 78],
        [682, 740, 80],
        [730, 770, 74],
        [724, 830, 64],
      ],
    ],
    hands: [
      { shape: 'grip', x: 190, y: 852, turn: 10 },
      { shape: 'grip', x: 724, y: 850, turn: -4, mirrored: true },
    ],
  },
  behind: (pen) => path(puddle, pen.fill('lagoon')),
  between: (pen) =>
    path(rivers, pen.fill('lagoon')) +
    path(
      'M372 490C354 560 330 620 290 674M578 486C594 560 622 616 664 668',
      pen.stroke('white'),
      ' stroke-width="12"',
    ),
  before: (pen) =>
    group(
      `${fallen} stroke-width="${figureInk / 4}"`,
      path(bananaShape.bitten, pen.fill('banana')),
      path(bananaShape.bittenRidge, pen.stroke('banana-dark'), ' stroke-width="3"'),
    ),
  outlines: [{ d: puddle }, { d: rivers }, { d: bananaShape.bitten, place: fallen, scale: 4 }],
});
