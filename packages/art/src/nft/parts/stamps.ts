// What patterns are printed with: small shapes around the middle of the square, and rays that fill it.

import { bananaShape } from '../../svg/banana-shape.ts';
import { leafOutline } from '../../svg/leaf.ts';
import { path } from '../../svg/svg.ts';
import type { Part } from './place.ts';

/** Radii of the dots. */
export const dotRadii = [4, 6, 8, 10, 12, 14, 16, 19, 22, 26] as const;
/** Ways in which leaves and bananas lie. */
export const TURNS = 8;
/** Rays: how many there are, and where they start. */
const rays = [
  [12, 512, 470],
  [16, 512, 420],
  [20, 540, 520],
  [14, 300, 300],
  [18, 760, 340],
  [24, 512, 980],
] as const;
export const RAYS = rays.length;

const middle = 512;

/** Corners far outside around (x, y), by quarter turns of a square, so that no sine is asked. */
const corner = (x: number, y: number, share: number): string => {
  const reach = 1600;
  const along = ((share % 1) + 1) % 1;
  const side = Math.floor(along * 4);
  const t = (along * 4 - side) * 2 - 1;
  const [dx, dy] = (
    [
      [t, -1],
      [1, t],
      [-t, 1],
      [-1, -t],
    ] as const
  )[side] ?? [0, 0];
  return `${Math.round(x + dx * reach)} ${Math.round(y + dy * reach)}`;
};

const rayFan = ([count, x, y]: (typeof rays)[number]): string =>
  Array.from(
    { length: count },
    (_, index) => `M${x} ${y}L${corner(x, y, index / count)}L${corner(x, y, (index + 0.5) / count)}Z`,
  ).join('');

const filled = (d: string, more = ''): Part => ({ render: (pen) => path(d, pen.fill('dots'), more) });
const stroked = (d: string, width: number): Part => ({
  render: (pen) =>
    path(d, pen.stroke('dots'), ` stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`),
});
const each = <Value>(name: string, values: readonly Value[], partOf: (value: Value, index: number) => Part) =>
  values.map((value, index) => [`${name}-${index}`, partOf(value, index)] as const);
const turns = Array.from({ length: TURNS }, (_, index) => (360 * index) / TURNS);
const turned = (degrees: number) => ` transform="rotate(${degrees} ${middle} ${middle})"`;

const star = 'M512 466L525 496L558 500L534 522L540 556L512 540L484 556L490 522L466 500L499 496Z';

/** The stamps by name. */
export const stampParts: Readonly<Record<string, Part>> = Object.fromEntries([
  ...each('dot', dotRadii, (radius) => stroked(`M${middle} ${middle}h0`, 2 * radius)),
  ...each('leaf', turns, (degrees) =>
    filled(
      leafOutline({ base: [middle, middle + 46], tip: [middle, middle - 46], width: 44, bend: 10 }),
      turned(degrees),
    ),
  ),
  ...each('banana', turns, (degrees) =>
    filled(bananaShape.skin, `${turned(degrees).slice(0, -1)} translate(456 456) scale(2.3)"`),
  ),
  ...each('star', [0.7, 1], (size) =>
    filled(star, ` transform="translate(${middle} ${middle}) scale(${size}) translate(-512 -512)"`),
  ),
  ...each('ring', [18, 30, 44], (radius) =>
    stroked(
      `M${middle - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
      12,
    ),
  ),
  ...each('wave', [12, 20], (width) =>
    stroked('M448 512C470 480 490 480 512 512C534 544 554 544 576 512', width),
  ),
  ...each('zigzag', [14, 24], (width) => stroked('M448 528L512 488L576 528', width)),
  ...each('cross', [10, 16], (width) => stroked('M490 512H534M512 490V534', width)),
  ...each('rays', rays, (fan) => filled(rayFan(fan))),
]);
