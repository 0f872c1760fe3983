// Random numbers that come again with the same seed.

export type Random = {
  /** A whole number from 0 to `below` − 1. */
  below(limit: number): number;
  /** Whether something of probability `chance` (0 to 1) happens. */
  chance(chance: number): boolean;
};

/** A generator (mulberry32) that gives the same sequence for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (limit) => Math.floor(next() * limit), chance: (chance) => next() < chance };
}
