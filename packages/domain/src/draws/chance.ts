// How likely an entrant wins. The only figures of a draw that are no exact numbers. Pure.
import type { Entrant } from '@lilape/domain/draws/entrants';

/** The chance of the first place, 0 to 1. */
export function firstChance(weight: bigint, total: bigint): number {
  return total === 0n ? 0 : Number(weight) / Number(total);
}

/** Finds the chance of any of the places for a weight. Make it once for a list: it goes through all of it. */
export function anyChance(entrants: readonly Entrant[], places: number): (weight: bigint) => number {
  const counts = new Map<bigint, number>();
  for (const { weight } of entrants) counts.set(weight, (counts.get(weight) ?? 0) + 1);
  return chanceAmong(counts, places);
}

/** The same among so many entrants of each weight. */
export function chanceAmong(counts: ReadonlyMap<bigint, number>, places: number): (weight: bigint) => number {
  let [total, entrants] = [0n, 0];
  for (const [weight, count] of counts) {
    total += weight * BigInt(count);
    entrants += count;
  }
  if (places >= entrants) return (weight) => (weight > 0n ? 1 : 0);
  const parts = Array.from(counts, ([weight, count]) => ({ count, part: firstChance(weight, total) }));
  const time = timeOf(parts, places);
  return (weight) => -Math.expm1(-firstChance(weight, total) * time);
}

/**
 * Drawing without putting back is a race in which each entrant arrives at a random time, at a rate that is its weight;
 * the first so many win. The time by which that many have arrived on average gives each one's chance, to within about a
 * thousandth of it where places are many. @see Rosén, Asymptotic theory for order sampling, 1997
 */
function timeOf(parts: readonly { count: number; part: number }[], places: number): number {
  const arrived = (time: number) =>
    parts.reduce((sum, { count, part }) => sum - count * Math.expm1(-part * time), 0);
  let [low, high] = [0, places];
  while (arrived(high) < places && high < 1e300) [low, high] = [high, 2 * high];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (arrived(middle) < places) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
