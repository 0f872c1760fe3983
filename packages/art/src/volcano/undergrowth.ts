// The ground, and what grows in front of everything.

import { leaf, type Leaf } from '../svg/leaf.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { type Scene, volcanoWidth } from './scene.ts';

/** Tufts: where, and how high, in units. */
const tufts = [
  [14, 60],
  [226, 54],
  [330, 44],
  [520, 58],
  [640, 72],
  [700, 50],
] as const;

const tuft = (x: number, y: number, high: number): readonly Leaf[] => [
  {
    base: [x, y],
    tip: [x - Math.round(high * 0.8), y - Math.round(high * 0.6)],
    width: high * 0.42,
    bend: -8,
    colour: 'leaf-dark',
  },
  {
    base: [x, y],
    tip: [x + Math.round(high * 0.8), y - Math.round(high * 0.6)],
    width: high * 0.42,
    bend: 8,
    colour: 'leaf',
  },
  { base: [x, y], tip: [x + 4, y - high], width: high * 0.44, bend: 4, colour: 'leaf-light' },
];

/** Tufts on the edge of the ground, the ground over their feet. */
export const undergrowth = (pen: Pen, scene: Scene): string => {
  const y = scene.y(0) + 18;
  const under = `V${scene.height + 12}C600 ${scene.height + 30} 480 ${scene.height + 8} 360 ${scene.height + 20}S120 ${scene.height + 8} -10 ${scene.height + 18}`;
  const edge = `M-10 ${y}C100 ${y - 16} 200 ${y + 14} 320 ${y + 2}S560 ${y - 14} 730 ${y + 6}`;
  return (
    group(
      ' stroke-width="5"',
      ...tufts.flatMap(([x, high]) => tuft(x, y + 8, high).map((one) => leaf(pen, one))),
    ) +
    path(`${edge}${under}Z`, pen.fill('leaf-dark')) +
    path(
      `M-10 ${y + 46}C140 ${y + 30} 260 ${y + 60} 400 ${y + 44}S620 ${y + 38} 730 ${y + 54}${under}Z`,
      pen.fill('leaf'),
      ' stroke="none"',
    ) +
    path(
      `M730 ${y + 54}${under}M60 ${y + 22}h40M180 ${y + 30}h24M470 ${y + 22}h44M${volcanoWidth - 90} ${y + 28}h30`,
      '',
      ' stroke-width="5"',
    )
  );
};
