// No such page: the ape hangs head down and reads a map.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { leaf } from '../svg/leaf.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

/** The figure is painted upright and turned over. */
const overturned = ' transform="rotate(180 465 528)"';
const arms = [
  limb([
    [408, 672, 78],
    [330, 706, 80],
    [220, 670, 74],
    [160, 580, 66],
  ]),
  limb([
    [594, 670, 78],
    [690, 694, 80],
    [780, 640, 74],
    [818, 560, 64],
  ]),
];
const legs = [
  limb([
    [452, 764, 100],
    [428, 826, 98],
    [420, 870, 82],
    [426, 916, 68],
  ]),
  limb([
    [558, 764, 100],
    [582, 826, 98],
    [592, 870, 82],
    [588, 916, 68],
  ]),
];
const feet: readonly Extremity[] = [
  { shape: 'grip', x: 424, y: 944 },
  { shape: 'grip', x: 590, y: 944, mirrored: true },
];
const idleHand: Extremity = { shape: 'open', x: 826, y: 520, turn: 6, mirrored: true };
/** In the page's own direction: it holds the map. */
const mapHand: Extremity = { shape: 'grip', x: 790, y: 508, turn: 84, mirrored: true };
const map = 'M766 456L846 418L924 456L1000 420V658L924 696L846 658L766 696Z';
const headTurn = -6;

const branch = (pen: Pen): string =>
  path(
    limb([
      [150, 96, 60],
      [380, 78, 74],
      [640, 74, 78],
      [860, 60, 60],
    ]),
    pen.fill('bark'),
  ) +
  path('M150 66C126 70 126 122 152 126', pen.fill('bark')) +
  path('M230 88C270 82 290 82 320 80M720 84C760 80 790 76 820 72') +
  leaf(pen, { base: [230, 110], tip: [120, 250], width: 100, bend: -16, colour: 'leaf' }) +
  leaf(pen, { base: [830, 80], tip: [940, 220], width: 110, bend: 20, colour: 'leaf-light' });

const chart = (pen: Pen): string =>
  path(map, pen.fill('paper')) +
  path('M846 418V658M924 456V696') +
  path(
    'M798 640C808 580 856 606 876 566C892 532 918 556 934 546',
    pen.stroke('lagoon'),
    ' stroke-dasharray="2 28"',
  ) +
  path('M946 492L978 524M978 492L946 524', pen.stroke('clay'));

/** The lost ape, 1024 × 1024. */
export const apeLost = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-lost', ...options });
  return drawing(
    options,
    1024,
    1024,
    group(
      overturned,
      rim(pen, [
        { d: bodyShapes.torso + [...arms, ...legs].join('') },
        extremityOutline(idleHand),
        headRim('lost', headTurn),
      ]),
    ),
    rim(pen, [{ d: map }]),
    group(
      inkOutline(pen, figureInk),
      branch(pen),
      group(
        overturned,
        ...feet.map((foot) => extremity(pen, foot)),
        ...legs.map((leg) => path(leg, pen.fill('fur'))),
        body(pen),
        ...arms.map((arm) => path(arm, pen.fill('fur'))),
        extremity(pen, idleHand),
        headOnBody(pen, 'lost', headTurn),
      ),
      chart(pen),
      extremity(pen, mapHand),
    ),
  );
};
