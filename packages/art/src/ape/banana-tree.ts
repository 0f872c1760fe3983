// The tree of staking: a trunk with three boughs, one over the other, on whose ends three locks hang.

import { leaf, type Leaf } from '../svg/leaf.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const trunk = limb([
  [72, 380, 76],
  [62, 280, 60],
  [72, 180, 52],
  [60, 70, 40],
  [66, 34, 30],
]);
const boughs = [
  limb([
    [70, 92, 30],
    [360, 66, 30],
    [760, 74, 26],
    [1080, 56, 16],
  ]),
  limb([
    [72, 166, 32],
    [300, 146, 28],
    [640, 140, 16],
  ]),
  limb([
    [66, 236, 32],
    [170, 224, 26],
    [300, 214, 15],
  ]),
];

const back: readonly Leaf[] = [
  { base: [64, 44], tip: [30, 150], width: 54, bend: -20, colour: 'leaf-dark' },
  { base: [64, 44], tip: [180, 46], width: 48, bend: 8, colour: 'leaf-dark' },
  { base: [1060, 60], tip: [1180, 96], width: 44, bend: 12, colour: 'leaf-dark' },
];
const front: readonly Leaf[] = [
  { base: [66, 48], tip: [132, 132], width: 50, bend: 18, colour: 'leaf-light' },
  { base: [62, 44], tip: [26, 22], width: 44, bend: 8, colour: 'leaf' },
  { base: [66, 42], tip: [230, 44], width: 50, bend: -14, colour: 'leaf' },
  { base: [1066, 56], tip: [1190, 24], width: 46, bend: -12, colour: 'leaf-light' },
  { base: [626, 142], tip: [724, 116], width: 40, bend: -10, colour: 'leaf' },
  { base: [626, 142], tip: [700, 172], width: 36, bend: 10, colour: 'leaf-light' },
  { base: [292, 216], tip: [374, 190], width: 36, bend: -10, colour: 'leaf-light' },
  { base: [480, 70], tip: [520, 22], width: 34, bend: 10, colour: 'leaf' },
  { base: [860, 72], tip: [916, 20], width: 36, bend: 10, colour: 'leaf-light' },
];

/** The tree, 1200 × 380, its boughs reaching to the right. */
export const bananaTree = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'tree', ...options });
  const wood = (d: string) => path(d, pen.fill('bark'));
  return drawing(
    options,
    1200,
    380,
    group(
      inkOutline(pen, 6),
      ...back.map((one) => leaf(pen, one)),
      ...boughs.map(wood),
      wood(trunk),
      path('M52 340C56 320 52 296 56 270M86 320C82 296 88 270 84 240M60 200C64 170 60 150 62 130'),
      path('M220 80C300 70 380 66 460 66M200 156C260 148 320 146 380 144'),
      ...front.map((one) => leaf(pen, one)),
    ),
  );
};
