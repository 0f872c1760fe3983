// Comic-print shade: dots on a slanted grid that grow towards the dark side.

export interface Halftone {
  /** The box to be filled: left, top, right, bottom. */
  readonly box: readonly [number, number, number, number];
  /** Distance of neighbouring dots along a row. */
  readonly pitch: number;
  /** Largest dot radius. */
  readonly maxRadius: number;
  /** Darkness at a point, 0 (no dot) to 1 (largest dot). */
  readonly darkness: (x: number, y: number) => number;
}

const levels = 4;

/**
 * The dots as stroked points, one path per dot size, without colour: the stroke is inherited.
 * Rows are half a pitch apart and every other row is shifted, so the grid lies at 45°.
 */
export const halftone = ({ box, pitch, maxRadius, darkness }: Halftone): string => {
  const [left, top, right, bottom] = box;
  const paths: string[] = Array.from({ length: levels + 1 }, () => '');
  for (let row = 0; top + (row * pitch) / 2 <= bottom; row += 1) {
    const y = top + (row * pitch) / 2;
    for (let x = left + ((row % 2) * pitch) / 2; x <= right; x += pitch) {
      const level = Math.round(Math.min(1, Math.max(0, darkness(x, y))) * levels);
      if (level > 0) paths[level] += `M${Math.round(x)} ${Math.round(y)}h0`;
    }
  }
  return paths
    .map((d, level) => {
      const width = Math.round((2 * maxRadius * (level + 1)) / (levels + 1));
      return d === '' ? '' : `<path d="${d}" stroke-width="${width}"/>`;
    })
    .join('');
};

/** Darkness that grows from 0 at `from` to 1 at `to`, along the line between the two points. */
export const rampBetween =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (x: number, y: number): number => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  };
