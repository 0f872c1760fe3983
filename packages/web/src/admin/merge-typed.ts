/** Two admins at one form of texts: what the other has changed meanwhile, and what of it this one had changed too. */

/** What is typed, field by field. */
export type Typed<Name extends string> = Readonly<Record<Name, string>>;

export type TypedClash<Name extends string> = {
  readonly field: Name;
  readonly theirs: string;
  readonly mine: string;
};

export type MergedTyped<Name extends string> = {
  /** What is typed, with the other's changes wherever nothing else was typed. */
  readonly typed: Typed<Name>;
  /** The other's changes that were taken. */
  readonly taken: readonly Name[];
  /** Fields that both have changed, differently: what was typed stays. */
  readonly clashes: readonly TypedClash<Name>[];
};

/** Lays what stands `now` under what is typed on the ground of what stood `before`. */
export function mergeTyped<Name extends string>(
  before: Typed<Name>,
  mine: Typed<Name>,
  now: Typed<Name>,
): MergedTyped<Name> {
  const names = Object.keys(before) as Name[];
  const changed = names.filter((name) => before[name] !== now[name]);
  const taken = changed.filter((name) => mine[name] === before[name]);
  const both = changed.filter((name) => mine[name] !== before[name] && mine[name] !== now[name]);
  return {
    typed: { ...mine, ...Object.fromEntries(taken.map((name) => [name, now[name]])) },
    taken,
    clashes: both.map((field) => ({ field, theirs: now[field], mine: mine[field] })),
  };
}

/** Some fields alone. */
export function fieldsOf<Fields extends object>(
  typed: Fields,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  return Object.fromEntries(names.map((name) => [name, typed[name]])) as Partial<Fields>;
}
