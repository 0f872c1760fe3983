/** Which apes of the wall are shown, in which order, and how many there would be with one option more. */
import { BAND_NAMES, rarityOf } from '@lilape/domain/apes/rarity';
import { type TraitIndexes, traitIndexesOf } from '@lilape/domain/apes/traits';
import { byGroup, GROUPS, type Group, namesOf, type Sort, type Filter } from './filter.ts';

/** What follows from an ape's number. */
export type Facts = { readonly options: Readonly<Record<Group, number>>; readonly score: number };

const known = new Map<TraitIndexes, Facts>();

/** The facts of an id; apes of the same traits share them. @throws RangeError unless it is the id of an ape */
export function factsOf(id: number): Facts {
  const indexes = traitIndexesOf(id);
  const found = known.get(indexes);
  if (found !== undefined) return found;
  const { score, band } = rarityOf(id);
  const { backgrounds, eyes, hats, accessories } = indexes;
  const options = { band: BAND_NAMES.indexOf(band), backgrounds, eyes, hats, accessories };
  const facts = { options, score };
  known.set(indexes, facts);
  return facts;
}

export type Chosen = {
  /** In their order. */
  readonly ids: readonly number[];
  /** How many apes each option has among those that pass the filters of all other groups. */
  readonly counts: Readonly<Record<Group, readonly number[]>>;
};

/**
 * The apes of `minted`, which is in the order of mints, that pass a filter.
 * @param owned numbers of the apes of the wanted owner, null where anybody's are wanted
 */
export function choose(minted: readonly number[], filter: Filter, owned: ReadonlySet<number> | null): Chosen {
  const counts = byGroup((group): number[] => namesOf(group).map(() => 0));
  const count = (group: Group, option: number) => (counts[group][option] = (counts[group][option] ?? 0) + 1);
  const ids = minted.filter((id) => {
    if (owned !== null && !owned.has(id)) return false;
    const { options } = factsOf(id);
    const unmet = GROUPS.filter((group) => !isMet(filter, group, options[group]));
    if (unmet.length === 0) for (const group of GROUPS) count(group, options[group]);
    const [only] = unmet;
    if (unmet.length === 1 && only !== undefined) count(only, options[only]);
    return unmet.length === 0;
  });
  return { ids: sorted(ids, filter.sort), counts };
}

function isMet({ options }: Filter, group: Group, option: number): boolean {
  return options[group].length === 0 || options[group].includes(option);
}

function sorted(ids: readonly number[], sort: Sort): readonly number[] {
  if (sort === 'newest') return ids.toReversed();
  if (sort === 'number') return ids.toSorted((a, b) => a - b);
  return ids.toSorted((a, b) => factsOf(b).score - factsOf(a).score || a - b);
}
