// The two trees of the first tiers: each reaches as high as its tier, to the unit.

import { bananaShape } from '../svg/banana-shape.ts';
import { leaf, type Leaf } from '../svg/leaf.ts';
import { limb } from '../svg/limb.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { marks, type Scene } from './scene.ts';

const fruit = (pen: Pen, x: number, y: number, turn: number, size: number): string =>
  group(
    ` transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" stroke-width="${Math.round(7 / size)}"`,
    path(bananaShape.skin, pen.fill('banana')),
  );

/** The banana tree: the tip of its highest leaf is as high as its tier. */
export const bananaTreeAt = (pen: Pen, scene: Scene): string => {
  const [top, ground] = [scene.y(marks.bananaTree), scene.y(0) + 26];
  const x = 92;
  const crown = top + 74;
  const trunk = limb([
    [x + 26, ground, 40],
    [x + 16, Math.round((crown + ground) / 2), 32],
    [x, crown, 24],
  ]);
  const leaves: readonly Leaf[] = [
    { base: [x, crown], tip: [x - 84, crown + 46], width: 40, bend: -26, colour: 'leaf-dark' },
    { base: [x, crown], tip: [x + 92, crown + 50], width: 40, bend: 26, colour: 'leaf-dark' },
    { base: [x, crown], tip: [x - 82, crown - 24], width: 42, bend: -22, colour: 'leaf' },
    { base: [x, crown], tip: [x + 88, crown - 20], width: 42, bend: 22, colour: 'leaf' },
    { base: [x, crown], tip: [x + 8, top], width: 44, bend: 6, colour: 'leaf-light' },
  ];
  return (
    path(trunk, pen.fill('straw')) +
    group(' stroke-width="5"', ...leaves.map((one) => leaf(pen, one))) +
    fruit(pen, x - 22, crown - 4, 20, 0.85) +
    fruit(pen, x - 6, crown, -6, 0.85) +
    fruit(pen, x + 2, crown + 2, -36, 0.85)
  );
};

/** A leafy head of a tree around a place, its highest point `top`. */
const canopy = (x: number, top: number): string =>
  `M${x - 92} ${top + 96}c-42 -4 -42 -56 -4 -60c-8 -40 44 -52 62 -28c16 -18 52 -4 52 12c26 -24 76 -6 66 28c38 2 40 46 0 50c-14 22 -50 20 -62 2c-22 20 -96 18 -114 -4z`;

/** The tallest tree, on which the king sits: its crown is as high as its tier. */
export const kingTreeAt = (pen: Pen, scene: Scene): string => {
  const [top, ground] = [scene.y(marks.king), scene.y(0) + 26];
  const x = 174;
  const under = top + 96;
  const half = Math.round((under + ground) / 2);
  const trunk = limb([
    [x + 36, ground + 8, 74],
    [x + 18, half + 20, 40],
    [x, under - 10, 34],
  ]);
  const bough = limb([
    [x + 14, half, 26],
    [x - 34, half - 44, 20],
    [x - 52, half - 74, 14],
  ]);
  return (
    path(bough, pen.fill('straw-dark')) +
    path(trunk, pen.fill('straw-dark')) +
    path(`M${x + 8} ${under + 40}q-6 40 2 70M${x + 26} ${half + 40}q-4 40 4 80`) +
    path(
      canopy(x - 44, half - 120),
      pen.fill('leaf'),
      ` transform="translate(${Math.round((x - 44) * 0.45)} ${Math.round((half - 90) * 0.45)}) scale(0.55)"`,
    ) +
    path(canopy(x, top + 18), pen.fill('leaf-dark')) +
    path(
      canopy(x, top + 22),
      pen.fill('leaf'),
      ` transform="translate(${Math.round(x * 0.22)} ${Math.round((top + 22) * 0.22)}) scale(0.78)"`,
    ) +
    // The crown, whose points are what the tier is measured by.
    path(
      `M${x - 30} ${top + 34}L${x - 36} ${top + 6}L${x - 17} ${top + 18}L${x} ${top}L${x + 17} ${top + 18}L${x + 36} ${top + 6}L${x + 30} ${top + 34}Z`,
      pen.fill('banana'),
    )
  );
};
