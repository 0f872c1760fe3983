// Moments of a clip: how far something is on its way, and where between two places. Pure.

/** How far `at` is from `from` to `to`: 0 before, 1 behind. */
export const within = (at: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (at - from) / (to - from)));

/** Begins and ends slowly. */
export const eased = (share: number): number => share * share * (3 - 2 * share);

/** Falls: faster and faster. */
export const falling = (share: number): number => share * share;

/** Between two numbers. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Between two lists of numbers of the same length, one by one. */
export const betweenAll = (from: readonly number[], to: readonly number[], share: number): number[] =>
  from.map((value, index) => between(value, to[index] ?? value, share));

/** Up and back once: 0 at both ends, 1 in the middle. */
export const hop = (share: number): number => Math.sin(Math.PI * share);
