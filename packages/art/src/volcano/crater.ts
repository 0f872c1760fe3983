// The volcano: its rim is as high as its tier, and it smokes bananas.

import { bananaShape } from '../svg/banana-shape.ts';
import { halftone, rampBetween } from '../svg/halftone.ts';
import { clip, clippedBy, group, path, type Pen } from '../svg/svg.ts';
import { marks, type Scene } from './scene.ts';
import { cloud } from './sky.ts';

const middle = 268;
const rim = 62;
const foot = 216;

/** From foot to foot, hollow like every volcano in a comic. */
const slopes = (top: number, ground: number): string => {
  const h = ground - top;
  const [l, r] = [middle - rim, middle + rim];
  return `M${middle - foot} ${ground}C${middle - 130} ${Math.round(ground - h * 0.16)} ${l - 14} ${Math.round(ground - h * 0.52)} ${l} ${top}H${r}C${r + 14} ${Math.round(ground - h * 0.52)} ${middle + 130} ${Math.round(ground - h * 0.16)} ${middle + foot} ${ground}Z`;
};

/** What has run over the rim: three tongues, the longest in the middle. */
const lava = (top: number, h: number): string => {
  const [a, b, c] = [top + Math.round(h * 0.13), top + Math.round(h * 0.3), top + Math.round(h * 0.19)];
  return (
    `M${middle - rim} ${top}C${middle - rim - 4} ${a - 14} ${middle - 58} ${a} ${middle - 46} ${a}S${middle - 36} ${a - 22} ${middle - 26} ${a - 24}` +
    `C${middle - 16} ${a - 24} ${middle - 22} ${b} ${middle - 2} ${b}S${middle + 14} ${a} ${middle + 24} ${a - 8}` +
    `C${middle + 34} ${a - 8} ${middle + 30} ${c} ${middle + 46} ${c}S${middle + rim + 6} ${a} ${middle + rim} ${top}Z`
  );
};

/** The mountain with its shade, its lava and its mouth. */
export const crater = (pen: Pen, scene: Scene): string => {
  const [top, ground] = [scene.y(marks.crater), scene.y(0) + 20];
  const outline = slopes(top, ground);
  const shade = halftone({
    box: [middle - 30, top, middle + foot, ground],
    pitch: scene.height > 1_000 ? 54 : 34,
    maxRadius: scene.height > 1_000 ? 20 : 13,
    darkness: rampBetween([middle - 50, top], [middle + 150, top + 20]),
  });
  return (
    path(outline, pen.fill('slope')) +
    `<defs>${clip(pen.id('slopes'), outline)}</defs>` +
    group(clippedBy(pen.id('slopes')) + pen.stroke('slope-dots'), shade) +
    path(outline) +
    path(lava(top, ground - top), pen.fill('clay')) +
    path(
      `M${middle - 44} ${top + 16}v${Math.round((ground - top) * 0.07)}M${middle} ${top + 16}v${Math.round((ground - top) * 0.2)}`,
      pen.stroke('banana-dark'),
      ' stroke-width="9"',
    ) +
    path(
      `M${middle - rim} ${top}C${middle - rim} ${top - 17} ${middle + rim} ${top - 17} ${middle + rim} ${top}C${middle + rim} ${top + 17} ${middle - rim} ${top + 17} ${middle - rim} ${top}Z`,
      pen.fill('banana'),
    )
  );
};

/** Where bananas fly, from the middle of the rim, and how they turn. */
const thrown = [
  [-106, -6, -60],
  [64, -46, 24],
  [22, -86, 60],
] as const;

/** Clouds on its flanks, its smoke, and what it throws. */
export const smoke = (pen: Pen, scene: Scene): string => {
  const top = scene.y(marks.crater);
  const bananas = thrown.map(([x, y, turn]) =>
    group(
      ` transform="translate(${middle + x} ${top + y}) rotate(${turn}) scale(0.9)" stroke-width="6"`,
      path(bananaShape.skin, pen.fill('banana')),
    ),
  );
  return (
    cloud(pen, middle - 66, top - 92, 0.42) +
    cloud(pen, middle - 52, top - 52, 0.62) +
    cloud(pen, middle - 40, top - 4, 0.86) +
    cloud(pen, 590, scene.y(2_600_000_000), 0.9) +
    cloud(pen, 44, scene.y(4_000_000_000), 0.8) +
    cloud(pen, 560, scene.y(320_000_000), 0.7) +
    bananas.join('')
  );
};
