// What a kind of published list is: its name, what its manifest and its rows say, and how these are read back. Pure.
import type { Address } from '@lilape/domain/address';
import type { Entrant, Weighted } from '@lilape/domain/draws/entrants';
import type { Tree } from '@lilape/domain/draws/tree';
import type { Hex } from '@lilape/domain/draws/words';

/** JSON that was parsed, with nothing known of what is in it. */
export type Given = Readonly<Record<string, unknown>>;

/** What every list says: on which chain, of which contract's draws, and by which block it is fixed. */
export type ListMoment = {
  readonly chainId: number;
  /** The contract, lower case. */
  readonly draws: Address;
  /** Number and hash of the block after which the list is as it is. */
  readonly block: number;
  readonly blockHash: Hex;
  /** Accounts that cannot take part, in any order and writing. */
  readonly excluded: readonly Address[];
};

/** A kind of list. The order of names in what is written is the order in the file. */
export type ListFormat<Head extends ListMoment, Row extends Weighted> = {
  /** What the manifest begins with, its version behind the slash. */
  readonly name: string;
  /** The tree over its entrants, whose root the manifest names. @throws RangeError for a list of nobody */
  treeOf(entrants: readonly Entrant[]): Tree;
  /** What a manifest says between its format and its count. */
  writeHead(head: Head, rows: readonly (Row & Entrant)[]): object;
  /** null where it is none; `moment` is what every list says. What follows from the rows is not looked at. */
  readHead(given: Given, moment: ListMoment): Head | null;
  /** What a row says. */
  writeRow(row: Row & Entrant): object;
  /** The row, not yet numbered; null where it is none. What follows from other rows is not looked at. */
  readRow(given: Given): Row | null;
};

const NUMBER = /^(0|[1-9]\d{0,77})$/;

/** Whether a value is an unsigned number as decimal text. */
export function isNumberText(value: unknown): value is string {
  return typeof value === 'string' && NUMBER.test(value);
}

/** Whether a value is so many bytes as text, lower case. */
export function isHex(value: unknown, bytes: number): value is Hex {
  return typeof value === 'string' && value.length === 2 + 2 * bytes && /^0x[0-9a-f]*$/.test(value);
}

/** Whether a value is a number of things, 0 and more. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Addresses in lower case, ascending, each once. */
export function sortedAddresses(addresses: readonly Address[]): Address[] {
  const lower = addresses.map((address): Address => `0x${address.slice(2).toLowerCase()}`);
  return [...new Set(lower)].toSorted();
}
