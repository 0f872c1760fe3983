/** Scales of a chart: where a value falls, and the round values at which an axis is marked. */

/** Where a value falls, in units of the drawing. */
export type Scale = (value: number) => number;

/** The steps between marks, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5, 10] as const;

/**
 * Round marks from 0 to at least `max`, evenly spaced, at most `count` above 0; their last is the top of the axis.
 * Nothing but zeros has the marks 0 and 1.
 */
export function valueMarks(max: number, count: number): number[] {
  if (max <= 0) return [0, 1];
  const least = max / count;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (roundSteps.find((round) => round * power >= least) ?? 10) * power;
  const marks = Math.ceil(max / step);
  return Array.from({ length: marks + 1 }, (_, index) => index * step);
}

/** A function that takes [from, to] to [start, end]; everything goes to `start` where from equals to. */
export function linear(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const perUnit = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * perUnit;
}
