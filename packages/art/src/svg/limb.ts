// Arms, legs, branches: a centre line with a width at every point becomes an outline.

/** A point of the centre line and the width of the limb there. */
export type Joint = readonly [x: number, y: number, width: number];

type Point = readonly [number, number];

const round = (value: number): string => `${Math.round(value)}`;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** Catmull-Rom through the points as cubics, going on from the first one. */
const smoothThrough = (points: readonly Point[]): string => {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [a, b] = [points[i], points[i + 1]];
    if (a === undefined || b === undefined) continue;
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b];
    const c1: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const c2: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    d += `C${text(c1)} ${text(c2)} ${text(b)}`;
  }
  return d;
};

/** The points half a width to each side of the centre line: left ones forward, right ones back. */
const sidesOf = (joints: readonly Joint[]): readonly [Point[], Point[]] => {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y, width], i) => {
    const [px, py] = joints[i - 1] ?? [x, y];
    const [nx, ny] = joints[i + 1] ?? [x, y];
    const length = Math.hypot(nx - px, ny - py) || 1;
    const [ox, oy] = [((ny - py) / length) * (width / 2), ((nx - px) / length) * (-width / 2)];
    left.push([x + ox, y + oy]);
    right.unshift([x - ox, y - oy]);
  });
  return [left, right];
};

/**
 * The outline of a limb, rounded at its end and open at its start, so that it grows out of a body
 * without a seam: filled it is whole, stroked it has no line across the start.
 */
export const limb = (joints: readonly Joint[]): string => {
  const [left, right] = sidesOf(joints);
  const [from, end, back] = [left[0], left.at(-1), right[0]];
  const radius = round((joints.at(-1)?.[2] ?? 0) / 2);
  if (from === undefined || end === undefined || back === undefined) return '';
  return `M${text(from)}${smoothThrough(left)}A${radius} ${radius} 0 0 1 ${text(back)}${smoothThrough(right)}`;
};
