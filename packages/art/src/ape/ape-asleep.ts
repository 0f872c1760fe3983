// The end of the page: the ape sleeps on its branch, the banana eaten.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { leaf } from '../svg/leaf.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const branchLine = limb([
  [60, 848, 70],
  [260, 836, 88],
  [520, 826, 88],
  [790, 806, 78],
  [970, 770, 52],
]);
const legs = [
  limb([
    [446, 764, 96],
    [404, 800, 98],
    [392, 846, 80],
    [396, 886, 68],
  ]),
  limb([
    [562, 764, 96],
    [610, 798, 98],
    [630, 840, 80],
    [632, 880, 68],
  ]),
];
const feet: readonly Extremity[] = [
  { shape: 'foot', x: 396, y: 890, turn: 8, mirrored: true },
  { shape: 'foot', x: 634, y: 884, turn: -12 },
];
const arms = [
  limb([
    [408, 672, 78],
    [330, 694, 80],
    [270, 730, 72],
    [254, 784, 64],
  ]),
  limb([
    [594, 670, 78],
    [672, 696, 80],
    [738, 724, 72],
    [758, 768, 64],
  ]),
];
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 250, y: 806, turn: -4 },
  { shape: 'grip', x: 762, y: 784, turn: -8, mirrored: true },
];
const headTurn = 13;

/** Breaths that rise from the head, each larger than the one before. */
const breaths = [
  { x: 836, y: 236, size: 42 },
  { x: 890, y: 150, size: 54 },
  { x: 938, y: 46, size: 68 },
];

const breath = (pen: Pen): string =>
  path(
    breaths.map(({ x, y, size }) => `M${x} ${y}h${size}l${-size} ${size}h${size}`).join(''),
    pen.stroke('line'),
    ' stroke-width="20"',
  );

const peel = (pen: Pen): string =>
  group(
    ' transform="translate(846 838) rotate(-16)"',
    path(
      'M-16 -70C-10 -84 12 -84 16 -70C22 -30 60 -16 92 12C66 22 38 12 22 -8C30 30 26 62 4 88C-16 62 -20 28 -14 -6C-34 16 -62 24 -88 10C-54 -14 -22 -30 -16 -70Z',
      pen.fill('banana'),
    ),
  );

/** The sleeping ape, 1024 × 1024. */
export const apeAsleep = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-asleep', ...options });
  return drawing(
    options,
    1024,
    1024,
    rim(pen, [
      { d: bodyShapes.torso + [...arms, ...legs].join('') + branchLine },
      ...[...feet, ...hands].map(extremityOutline),
      headRim('asleep', headTurn),
    ]),
    group(
      inkOutline(pen, figureInk),
      leaf(pen, { base: [120, 836], tip: [40, 660], width: 110, bend: -24, colour: 'leaf-dark' }),
      leaf(pen, { base: [930, 776], tip: [1000, 600], width: 110, bend: 24, colour: 'leaf' }),
      path(branchLine, pen.fill('bark')),
      path('M62 814C34 818 30 878 62 882C86 880 90 820 62 814Z', pen.fill('skin')),
      path('M130 850C160 848 180 848 200 846M700 816C730 812 752 808 776 802'),
      ...feet.map((foot) => extremity(pen, foot)),
      ...legs.map((leg) => path(leg, pen.fill('fur'))),
      body(pen),
      ...arms.map((arm) => path(arm, pen.fill('fur'))),
      ...hands.map((hand) => extremity(pen, hand)),
      headOnBody(pen, 'asleep', headTurn),
      leaf(pen, { base: [150, 860], tip: [230, 996], width: 100, bend: 20, colour: 'leaf-light' }),
      peel(pen),
      breath(pen),
    ),
  );
};
