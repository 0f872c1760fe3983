/** Two admins at one launch: what the other has changed meanwhile, and what of it this one had changed too. */
import { differingFields, type LaunchFieldName, type LaunchTyped, valueText } from './launch-typed.ts';

export type Clash = { readonly field: LaunchFieldName; readonly theirs: string; readonly mine: string };

export type Merged = {
  /** What is typed, with the other's changes wherever nothing else was typed. */
  readonly typed: LaunchTyped;
  /** The other's changes that were taken. */
  readonly taken: readonly LaunchFieldName[];
  /** Fields that both have changed, differently: what was typed stays. */
  readonly clashes: readonly Clash[];
};

/** Lays what stands `now` under what is typed on the ground of what stood `before`. */
export function merge(before: LaunchTyped, mine: LaunchTyped, now: LaunchTyped): Merged {
  const changed = differingFields(before, now);
  const own = new Set(differingFields(before, mine));
  const taken = changed.filter((field) => !own.has(field));
  const clashes = changed.filter(
    (field) => own.has(field) && valueText(mine, field) !== valueText(now, field),
  );
  return {
    typed: { ...mine, ...Object.fromEntries(taken.map((field) => [field, now[field]])) },
    taken,
    clashes: clashes.map((field) => ({ field, theirs: valueText(now, field), mine: valueText(mine, field) })),
  };
}
