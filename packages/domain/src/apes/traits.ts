// Which traits an id has: the specification's arithmetic, to the letter.
import { CATALOGUE, LAYERS, type Layer, type Trait } from './catalogue.ts';
import { FIRST_ID, LAST_ID, LAST_SOLD_ID } from './ids.ts';

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
  return lookUp(id).indexes;
}

/** The traits of an id. @throws RangeError unless it is the id of an ape. */
export function traitsOf(id: number): Traits {
  return lookUp(id).traits;
}

/** After so many ids all layers begin anew together, so there is no more to compute than that. */
const PERIOD = LAYERS.map((layer) => CATALOGUE[layer].length).reduce((all, next) => {
  let common = all;
  while (common % next !== 0) common += all;
  return common;
}, 1);

type Looked = { readonly indexes: TraitIndexes; readonly traits: Traits };
const looked: (Looked | undefined)[] = [];

function lookUp(id: number): Looked {
  if (!isApeId(id)) throw new RangeError(`There is no ape ${id}: ids are ${FIRST_ID} to ${LAST_ID}.`);
  return (looked[id % PERIOD] ??= compute(id));
}

function compute(id: number): Looked {
  const indexes = byLayer((layer) => (FACTORS[layer] * id) % CATALOGUE[layer].length);
  const traits = byLayer((layer) => {
    const option: Trait | undefined = CATALOGUE[layer][indexes[layer]];
    if (option === undefined) throw new RangeError(`Layer ${layer} has no option ${indexes[layer]}.`);
    return option;
  });
  return { indexes, traits };
}

/** What `choose` says of each layer. */
export function byLayer<Value>(choose: (layer: Layer) => Value): Readonly<Record<Layer, Value>> {
  return Object.fromEntries(LAYERS.map((layer) => [layer, choose(layer)])) as Record<Layer, Value>;
}
