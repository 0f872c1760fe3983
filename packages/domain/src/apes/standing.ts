// How an ape stands among all 10,000: how many have its traits, and how many are rarer.
import { CATALOGUE, LAYERS, type Layer } from './catalogue.ts';
import { SCORE_COUNTS, rarityOf } from './rarity.ts';
import { FIRST_ID, LAST_ID } from './ids.ts';
import { byLayer, traitIndexesOf } from './traits.ts';

/** How many of the 10,000 have each option of each layer. */
export const TRAIT_COUNTS: Readonly<Record<Layer, readonly number[]>> = /* @__PURE__ */ countTraits(allIds());

/** How many of some apes have each option of each layer. @throws RangeError unless all are ids of apes */
export function countTraits(ids: Iterable<number>): Readonly<Record<Layer, readonly number[]>> {
  const counts = byLayer((layer): number[] => CATALOGUE[layer].map(() => 0));
  for (const id of ids) {
    const indexes = traitIndexesOf(id);
    for (const layer of LAYERS) counts[layer][indexes[layer]] = (counts[layer][indexes[layer]] ?? 0) + 1;
  }
  return counts;
}

/** The places that an ape shares with all that have its score, the rarest first. */
export type Standing = {
  readonly firstRank: number;
  readonly lastRank: number;
  /** How many have its score, itself included. */
  readonly alike: number;
};

/** The standing of an id. @throws RangeError unless it is the id of an ape */
export function standingOf(id: number): Standing {
  const { score } = rarityOf(id);
  const rarer = [...SCORE_COUNTS].reduce((sum, [other, apes]) => (other > score ? sum + apes : sum), 0);
  const alike = SCORE_COUNTS.get(score) ?? 0;
  return { firstRank: rarer + 1, lastRank: rarer + alike, alike };
}

function* allIds(): Generator<number> {
  for (let id = FIRST_ID; id <= LAST_ID; id++) yield id;
}
