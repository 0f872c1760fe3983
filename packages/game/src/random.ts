// Pseudo-random integers: xorshift of 32 bits. The state is a plain number that lies in the world.

/** A state that can be started from any 32-bit seed; zero would stay zero. */
export function stateOf(seed: number): number {
  let mixed = (seed ^ 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed ^= mixed >>> 16;
  return mixed === 0 ? 1 : mixed;
}

/** The state after this one, a 32-bit integer that is never zero. */
export function nextState(state: number): number {
  let next = state;
  next ^= next << 13;
  next ^= next >>> 17;
  next ^= next << 5;
  return next;
}

/** Takes from `source.random` an integer from 0 to below `bound`, which is at most 65,536. */
export function randomBelow(source: { random: number }, bound: number): number {
  source.random = nextState(source.random);
  return ((source.random >>> 16) * bound) >>> 16;
}
