/** What a visitor wants to see on the wall, as it stands in the address: a link to it shows the same to everybody. */
import { CATALOGUE } from '@lilape/domain/apes/catalogue';
import { BAND_NAMES } from '@lilape/domain/apes/rarity';

/** What apes are chosen by. */
export const GROUPS = ['band', 'backgrounds', 'eyes', 'hats', 'accessories'] as const;
export type Group = (typeof GROUPS)[number];

export const SORTS = ['newest', 'number', 'rarity'] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ['faces', 'dots'] as const;
export type View = (typeof VIEWS)[number];

export type Filter = {
  /** Numbers of the wanted options of each group; all apes, where none is named. */
  readonly options: Readonly<Record<Group, readonly number[]>>;
  /** Address in lower case. */
  readonly owner: string | null;
  readonly sort: Sort;
  /** null where the wall chooses. */
  readonly view: View | null;
};

/** From so many minted apes on their faces are shown first; before, the wall would be bare. */
const FACES_FROM = 500;

/** The view of a filter that names neither it nor an owner, whose apes are shown by their faces. */
export function firstView(minted: number): View {
  return minted < FACES_FROM ? 'dots' : 'faces';
}

/** The view that a filter asks for; null where the wall chooses. Few of thousands would not be found as dots. */
export function viewIn({ owner, view }: Filter): View | null {
  return view ?? (owner === null ? null : 'faces');
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** The names of a group's options, as they stand in addresses. */
export function namesOf(group: Group): readonly string[] {
  return group === 'band' ? BAND_NAMES : CATALOGUE[group].map(({ name }) => name);
}

/** What `choose` says of each group. */
export function byGroup<Value>(choose: (group: Group) => Value): Readonly<Record<Group, Value>> {
  return Object.fromEntries(GROUPS.map((group) => [group, choose(group)])) as Record<Group, Value>;
}

/** The filter of an address's query; what it names that is not there is left out. */
export function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const options = byGroup((group) => {
    const wanted = new Set((query.get(group) ?? '').split(','));
    return namesOf(group).flatMap((name, option) => (wanted.has(name) ? [option] : []));
  });
  return {
    options,
    owner: ownerOf(query.get('owner') ?? ''),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
    view: VIEWS.find((view) => view === query.get('view')) ?? null,
  };
}

/** The query of a filter, with its question mark; empty where nothing is wanted. */
export function formatFilter({ options, owner, sort, view }: Filter): string {
  const query = new URLSearchParams();
  for (const group of GROUPS) {
    const names = namesOf(group);
    if (options[group].length > 0) query.set(group, options[group].map((option) => names[option]).join(','));
  }
  if (owner !== null) query.set('owner', owner);
  if (sort !== SORTS[0]) query.set('sort', sort);
  if (view !== null) query.set('view', view);
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** An address in lower case; null where it is none. */
export function ownerOf(text: string): string | null {
  return ADDRESS.test(text.trim()) ? text.trim().toLowerCase() : null;
}

/** Whether anything is left out. */
export function isPicky({ options, owner }: Filter): boolean {
  return owner !== null || GROUPS.some((group) => options[group].length > 0);
}
