// Which traits an id has: the specification's arithmetic, to the letter.
import { CATALOGUE, LAYERS, type Layer, type Trait } from './catalogue.ts';

/** Ids are 1 to LAST_ID; those above LAST_SOLD_ID are prizes of the giveaway. @see decision 18 */
export const FIRST_ID = 1;
export const LAST_SOLD_ID = 9_900;
export const LAST_ID = 10_000;

/** By how much the id is multiplied before the remainder is taken that chooses a layer's option. @see spec §3 */
const FACTORS = { backgrounds: 1, body: 1, eyes: 2, hats: 3, accessories: 5 } as const satisfies Readonly<
  Record<Layer, number>
>;

/** Number of the chosen option of each layer. */
export type TraitIndexes = Readonly<Record<Layer, number>>;
export type Traits = Readonly<Record<Layer, Trait>>;

/** Whether a number is the id of an ape. */
export function isApeId(id: number): boolean {
  return Number.isInteger(id) && id >= FIRST_ID && id <= LAST_ID;
}

/** Whether an id is a prize, which nobody can buy. */
export function isPrizeId(id: number): boolean {
  return isApeId(id) && id > LAST_SOLD_ID;
}

/** The numbers of an id's traits in the catalogue. @throws RangeError unless it is the id of an ape. */
export function traitIndexesOf(id: number): TraitIndexes {
  if (!isApeId(id)) throw new RangeError(`There is no ape ${id}: ids are ${FIRST_ID} to ${LAST_ID}.`);
  return byLayer((layer) => (FACTORS[layer] * id) % CATALOGUE[layer].length);
}

/** The traits of an id. @throws RangeError unless it is the id of an ape. */
export function traitsOf(id: number): Traits {
  const indexes = traitIndexesOf(id);
  return byLayer((layer) => {
    const option: Trait | undefined = CATALOGUE[layer][indexes[layer]];
    if (option === undefined) throw new RangeError(`Layer ${layer} has no option ${indexes[layer]}.`);
    return option;
  });
}

function byLayer<Value>(choose: (layer: Layer) => Value): Readonly<Record<Layer, Value>> {
  return Object.fromEntries(LAYERS.map((layer) => [layer, choose(layer)])) as Record<Layer, Value>;
}
