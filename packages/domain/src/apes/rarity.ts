// How rare an ape is: its score, and the bands that are fixed from the scores of all 10,000.
import { LAYERS } from './catalogue.ts';
import { FIRST_ID, LAST_ID } from './ids.ts';
import { type Traits, traitsOf } from './traits.ts';

/** The bands from the most common to the rarest, with the percent of all apes that each should have. @see decision 20 "rarity bands" */
export const BAND_AIMS = { common: 50, uncommon: 30, rare: 15, epic: 4, legendary: 1 } as const;

export type BandName = keyof typeof BAND_AIMS;
export const BAND_NAMES = Object.keys(BAND_AIMS) as readonly BandName[];

/** A band: all apes whose score lies in [from, to]. */
export type Band = {
  readonly name: BandName;
  readonly from: number;
  readonly to: number;
  /** How many of the 10,000 are in it. */
  readonly apes: number;
};

/** The rarity score of some traits: the mean of 100 − rarity, rounded half up. 0 to 100. @see spec §3 */
export function rarityScore(traits: Traits): number {
  const sum = LAYERS.reduce((total, layer) => total + 100 - traits[layer].rarity, 0);
  return Math.floor((2 * sum + LAYERS.length) / (2 * LAYERS.length));
}

/**
 * Cuts scores into five bands, as near to the aims as the scores allow: the cuts with the least sum of distances
 * between what a band has and what it should have, the lowest cuts where several are as near.
 * @param counts how many apes have each score
 * @throws RangeError where there are fewer scores than bands
 */
export function cutBands(counts: ReadonlyMap<number, number>): readonly Band[] {
  const scores = [...counts].toSorted(([a], [b]) => a - b);
  if (scores.length < BAND_NAMES.length) throw new RangeError('There are fewer scores than bands.');
  const total = scores.reduce((sum, [, apes]) => sum + apes, 0);
  return bestFrom(scores, 0, total).bands;
}

type Cut = { readonly distance: number; readonly bands: readonly Band[] };

/** The best way to cut what is left of the scores into the bands from number `index` on. */
function bestFrom(
  scores: readonly (readonly [score: number, apes: number])[],
  index: number,
  total: number,
): Cut {
  const name = BAND_NAMES[index];
  if (name === undefined) return { distance: 0, bands: [] };
  const others = BAND_NAMES.length - index - 1;
  const isLast = others === 0;
  let best: Cut = { distance: Infinity, bands: [] };
  for (let length = isLast ? scores.length : 1; length <= scores.length - others; length++) {
    const taken = scores.slice(0, length);
    const apes = taken.reduce((sum, [, count]) => sum + count, 0);
    const rest = bestFrom(scores.slice(length), index + 1, total);
    // In hundredths of an ape, so that it stays a whole number.
    const distance = Math.abs(apes * 100 - total * BAND_AIMS[name]) + rest.distance;
    if (distance >= best.distance) continue;
    const band = { name, from: taken[0]?.[0] ?? 0, to: taken.at(-1)?.[0] ?? 0, apes };
    best = { distance, bands: [band, ...rest.bands] };
  }
  return best;
}

/** How many of the 10,000 have each score that there is. */
export const SCORE_COUNTS: ReadonlyMap<number, number> = countScores();

/** The bands of the collection, fixed for good: their hash is in the contract. */
export const BANDS: readonly Band[] = cutBands(SCORE_COUNTS);

/** The bands as they are published: JSON without spaces. */
export const bandsJson = JSON.stringify(BANDS);

/** The band of a score. @throws RangeError where no ape has such a score. */
export function bandOf(score: number): BandName {
  const band = BANDS.find(({ from, to }) => score >= from && score <= to);
  if (band === undefined) throw new RangeError(`No ape has the score ${score}.`);
  return band.name;
}

/** Score and band of an id. @throws RangeError unless it is the id of an ape */
export function rarityOf(id: number): { readonly score: number; readonly band: BandName } {
  const score = rarityScore(traitsOf(id));
  return { score, band: bandOf(score) };
}

function countScores(): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let id = FIRST_ID; id <= LAST_ID; id++) {
    const score = rarityScore(traitsOf(id));
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  return counts;
}
