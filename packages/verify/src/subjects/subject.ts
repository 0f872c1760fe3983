// What is counted of one subject: its events folded by the rules of the domain, and held against its contract.
import type { Address } from '@lilape/domain/address';
import type { EventDecoders } from '@lilape/events/decoders';
import type { PlacedEvent } from '@lilape/events/log';
import type { ContractReads } from '../contract-reads.ts';
import type { Known } from '../known.ts';
import type { Difference, SubjectName } from '../report.ts';

/** Something that was compared with the contract, with the difference if there is one. */
export type Compared = {
  readonly count: number;
  readonly value: string;
  readonly difference: Difference | null;
};

/** A rule that an event breaks, as the fold tells it. */
export type Broken = { readonly code: string; readonly expected: string; readonly actual: string };

export type Counting = {
  /** Its contracts, with what decodes their events. */
  readonly sources: readonly { readonly address: Address; readonly decoders: EventDecoders<unknown> }[];
  /** Folds the next event; lines that it completes go to `emit`. */
  add(log: PlacedEvent<unknown>, emit: (line: string) => void): readonly Broken[];
  /** No event comes any more. */
  end(emit: (line: string) => void): void;
  /** What the events come to, as JSON with amounts as text, and one number of it to show. */
  totals(): { readonly json: unknown; readonly value: string };
  /** What was folded, for those who count on from it. */
  state?(): unknown;
  /** Compares the totals with the contract's own counters; `stateOf` gives what another subject's events were folded to. */
  counters(reads: ContractReads, stateOf: (subject: Subject['name']) => unknown): Promise<Compared>;
  /** Accounts, balances, owners or stakes that `accounts` will compare. */
  accountCount(): number;
  /** Compares each of them with the contract. */
  accounts(reads: ContractReads, onDone: (count: number) => void): Promise<Compared>;
};

export type Subject = {
  readonly name: Exclude<SubjectName, 'launches'>;
  /** Starts to count; null where the contract is not deployed. */
  open(known: Known, reads: ContractReads): Promise<Counting | null>;
};

/** Sum and contract, by the name of a number. */
export type Pair = readonly [name: string, computed: bigint | null, said: bigint | null];

/** The first pair that differs, as a difference of `subject`. */
export function firstUnequal(
  subject: SubjectName,
  check: 'counters' | 'accounts',
  pairs: Iterable<Pair>,
  look: string,
): Difference | null {
  for (const [what, computed, said] of pairs)
    if (computed !== said)
      return {
        subject,
        check,
        code: check === 'counters' ? 'CONTRACT_COUNTS_OTHERWISE' : 'CONTRACT_ACCOUNT_DIFFERS',
        what,
        published: said === null ? 'nothing' : String(said),
        computed: String(computed),
        look,
      };
  return null;
}

/** JSON of an object whose bigints become decimal text, as the ledger keeps its totals. */
export function toJson(value: object): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item)),
  );
}
