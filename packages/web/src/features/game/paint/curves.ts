/** How things move by themselves: curves over a share of their time, 0 to 1. */

/** Shoots up beyond its size, and settles at 1 after a third of its time. */
export function pop(share: number): number {
  const way = Math.min(share * 3, 1);
  return 1 + 2.2 * (way - 1) ** 3 + 1.2 * (way - 1) ** 2;
}

/** 1 until the last `tail` of its time, then down to 0. */
export const fade = (share: number, tail: number): number =>
  share < 1 - tail ? 1 : Math.max(0, (1 - share) / tail);

/** A hop: 0 at both ends, 1 in the middle. */
export const hop = (share: number): number => 4 * share * (1 - share);

/** A heart, twice in each `periodMs`: 0 to 1. */
export function beat(ms: number, periodMs: number): number {
  const share = (ms % periodMs) / periodMs;
  const thump = (from: number) =>
    share < from || share > from + 0.24 ? 0 : Math.sin(((share - from) / 0.24) * Math.PI);
  return Math.max(thump(0), 0.7 * thump(0.24));
}

/** -1 to 1 and back, over and over. */
export const sway = (ms: number, periodMs: number): number => Math.sin((ms / periodMs) * 2 * Math.PI);

/** The `n`-th of numbers that are spread evenly over 0 to 1, in no order that an eye could see. */
export const spread = (n: number): number => (n * 0.618_033_988_75) % 1;
