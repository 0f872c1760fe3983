// Who wins: from a seed, the entrants of all places, none of them twice. Pure.
import { type Entrant, entrantAt, totalWeight } from '@lilape/domain/draws/entrants';
import { type Hex, encodeWords, numberOf } from '@lilape/domain/draws/words';
import { keccak_256 } from '@noble/hashes/sha3.js';

export type Winner = {
  /** From 0. */
  readonly place: number;
  readonly entrant: Entrant;
  /** The place's point among the weight that was left, before the parts already drawn are passed over. */
  readonly point: bigint;
};

/** The point of a place among `left`, the weight of who has not won yet. */
export function pointOf(seed: Hex, drawId: bigint | number, place: number, left: bigint): bigint {
  return numberOf(keccak_256(encodeWords(seed, drawId, place))) % left;
}

/**
 * The winners of all places in their order. For each, a point among the weight that is left is moved up by each drawn
 * part that begins at or before it, ascending; whose part holds it then, wins.
 * @throws RangeError for more places than entrants
 */
export function winnersOf(draw: {
  readonly seed: Hex;
  readonly drawId: bigint | number;
  readonly entrants: readonly Entrant[];
  readonly places: number;
}): Winner[] {
  const { seed, drawId, entrants, places } = draw;
  if (places > entrants.length) throw new RangeError(`${places} places for ${entrants.length} entrants.`);
  let left = totalWeight(entrants);
  const drawn: Entrant[] = [];
  return Array.from({ length: places }, (_, place) => {
    const point = pointOf(seed, drawId, place, left);
    const entrant = entrantAt(entrants, passDrawn(drawn, point));
    left -= entrant.weight;
    drawn.push(entrant);
    return { place, entrant, point };
  });
}

/** Where a point lies among all of the weight: moved past each drawn part, given in any order, that begins at or before it. */
export function passDrawn(
  drawn: readonly { readonly from: bigint; readonly weight: bigint }[],
  point: bigint,
): bigint {
  let at = point;
  for (const { from, weight } of drawn.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    if (at < from) break;
    at += weight;
  }
  return at;
}
