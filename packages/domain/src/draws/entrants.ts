// Who takes part in a draw, with which weight: the numbered list that a draw is opened with. Pure.
import type { Address } from '@lilape/domain/address';
import { firstIndex } from '@lilape/domain/first-index';

/** Somebody's weight in a draw: base units of LILAPE in the giveaway, tickets for a launch. */
export type Weighted = { readonly account: Address; readonly weight: bigint };

/** A row of the list. Of all weight, [from, from + weight) is this entrant's. */
export type Entrant = {
  readonly index: number;
  readonly account: Address;
  /** Sum of the weights before. */
  readonly from: bigint;
  readonly weight: bigint;
};

/**
 * The list: accounts ascending as numbers, counted from 0, lower case; those without weight are left out,
 * and what else a row says stays with it.
 * @throws RangeError for a negative weight, and for an account that is there twice
 */
export function listEntrants<Row extends Weighted>(given: Iterable<Row>): (Row & Entrant)[] {
  const rows = Array.from(given, (row) => ({ ...row, account: lowerCase(row.account) }))
    .filter(({ weight }) => weight !== 0n)
    .toSorted((a, b) => (a.account < b.account ? -1 : Number(a.account > b.account)));
  let from = 0n;
  return rows.map((given, index) => {
    const { account, weight } = given;
    if (weight < 0n) throw new RangeError(`${account} has a weight of ${weight}.`);
    if (account === rows[index - 1]?.account) throw new RangeError(`${account} is there twice.`);
    const row = { ...given, index, from };
    from += weight;
    return row;
  });
}

/** The sum of all weights, W. */
export function totalWeight(entrants: readonly Entrant[]): bigint {
  const last = entrants.at(-1);
  return last === undefined ? 0n : last.from + last.weight;
}

/** The entrant of an account, or null; the list is searched by halves. */
export function entrantOf<E extends Entrant>(entrants: readonly E[], account: Address): E | null {
  const wanted = lowerCase(account);
  const found = entrants[firstIndex(entrants, (entrant) => entrant.account >= wanted)];
  return found?.account === wanted ? found : null;
}

/** The entrant whose part of the weight holds a point. @throws RangeError for a point at or beyond the sum */
export function entrantAt(entrants: readonly Entrant[], point: bigint): Entrant {
  const after = firstIndex(entrants, ({ from }) => from > point);
  const found = entrants[after - 1];
  if (found === undefined || point >= found.from + found.weight)
    throw new RangeError(`${point} is in nobody's part of the weight.`);
  return found;
}

function lowerCase(account: Address): Address {
  return `0x${account.slice(2).toLowerCase()}`;
}
