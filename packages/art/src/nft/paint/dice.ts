// Chance that follows from a number alone: the same on every machine, whole numbers only.

/** Rolls a whole number from 0 to below `sides`, which is at most 2³². */
export type Dice = (sides: number) => number;

/** The dice of an id: its rolls, one after the other, are always the same. @see https://gist.github.com/tommyettinger/46a874533244883189143505d203312c (mulberry32) */
export function diceOf(id: number): Dice {
  let state = Math.imul(id, 0x9e3779b1) | 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** One of the values, each with its weight. @throws RangeError where there are none */
export function pick<Value>(dice: Dice, weighted: readonly (readonly [Value, number])[]): Value {
  let left = dice(weighted.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [value, weight] of weighted) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('There is nothing to pick from.');
}
