// Jungle leaves: a blade between a base and a tip, bent to one side, with its rib.

import { path, type Pen } from './svg.ts';
import type { Colour } from './palette.ts';

export interface Leaf {
  readonly base: readonly [number, number];
  readonly tip: readonly [number, number];
  /** Widest extent across. */
  readonly width: number;
  /** How far the middle swings to the left of the way from base to tip. */
  readonly bend?: number;
  readonly colour?: Colour;
}

const points = (...values: readonly number[]): string =>
  values.map((value) => `${Math.round(value)}`).join(' ');

const shapeOf = ({ base, tip, width, bend = 0 }: Leaf) => {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (along: number, aside: number): readonly [number, number] => [
    base[0] + dx * along + (dy / length) * aside,
    base[1] + dy * along - (dx / length) * aside,
  ];
  const half = width * 0.66;
  const side = (sign: number) =>
    points(...at(0.12, bend * 0.3 + sign * half), ...at(0.72, bend + sign * half), ...tip);
  const back = points(...at(0.72, bend - half), ...at(0.12, bend * 0.3 - half), ...base);
  return { at, blade: `M${points(...base)}C${side(1)}C${back}Z` };
};

/** The outline of its blade, for a rim. */
export const leafOutline = (leaf: Leaf): string => shapeOf(leaf).blade;

/** A leaf in inherited ink: blade, rib, and two veins a side. */
export const leaf = (pen: Pen, shape: Leaf): string => {
  const { base, width, bend = 0, colour = 'leaf' } = shape;
  const { at, blade } = shapeOf(shape);
  const ribAt = (along: number) => 3 * along * (1 - along) * ((1 - along) * bend * 0.3 + along * bend);
  const vein = (along: number, sign: number) =>
    `M${points(...at(along, ribAt(along)))}L${points(...at(along + 0.13, ribAt(along) + sign * width * 0.26))}`;
  const rib = `M${points(...base)}C${points(...at(0.12, bend * 0.3), ...at(0.6, bend), ...at(0.86, ribAt(0.86)))}`;
  const veins = [0.3, 0.5].map((along) => vein(along, 1) + vein(along - 0.06, -1)).join('');
  return path(blade, pen.fill(colour)) + path(rib + veins);
};
