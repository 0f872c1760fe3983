// What a projection of the ledger is: one subject of the chain, with its contracts, its tables and its fold.
import type { Address } from '@lilape/domain/address';
import type { EventDecoders } from '@lilape/events/decoders';
import type { LogPosition, PlacedEvent } from '@lilape/events/log';
import type { ClientBase } from 'pg';
import type { Abi } from 'viem';
import type { Endpoint } from '#chain/endpoints.ts';
import type { BlockMark } from '#ledger/cursor.ts';
import type { Hex, Json } from '#ledger/stored.ts';

/** An event of one of the projection's contracts. */
export type ProjectionLog<Event> = PlacedEvent<Event>;

/** Blocks that follow those before, and the projection's events in them, in chain order. */
export type ProjectionChunk<Event> = {
  readonly blocks: readonly BlockMark[];
  readonly logs: readonly ProjectionLog<Event>[];
  /** The ledger's version with which the rows are written. */
  readonly version: bigint;
};

/** An event that contradicts the rules or the events before it. */
export type RaisedAlarm = {
  readonly code: string;
  readonly expected: string;
  readonly actual: string;
  readonly log: LogPosition;
};

export type Folded = {
  /** The state after each block of the chunk, in their order. */
  readonly states: readonly Json[];
  readonly alarms: readonly RaisedAlarm[];
};

/** What a contract holds of a token beyond its debts, in base units, sent by mistake. */
export type Surplus = { readonly token: string; readonly amount: bigint };

/** What comparing a projection with its contracts showed; each entry is a sentence without its stop. */
export type Findings = {
  /** Counters of the contract that are not the sum of its events. */
  readonly differences: readonly string[];
  /** Where the contract holds less than it owes. */
  readonly shortfalls: readonly string[];
  readonly surplus: readonly Surplus[];
  /** What is nearly used up though nothing is owed of it; nothing unless given. */
  readonly low?: readonly string[];
};

/** An index of a table of the ledger, which is left out while the chain is read for the first time. */
export type TableIndex = {
  readonly name: string;
  readonly isUnique: boolean;
  /** Table and columns, as CREATE INDEX has them after ON. */
  readonly on: string;
};

/** A table whose rows the ledger compares and throws away. */
export type ProjectionTable = {
  readonly name: string;
  /** What of a row counts when two ledgers are compared. */
  readonly columns: string;
  /** Columns that no two rows share, in the order in which rows are compared. */
  readonly key: readonly string[];
  /** Those by keys that come in no order. @see decision 68 "indexes after the first reading" */
  readonly indexes: readonly TableIndex[];
};

/** Rows of a table that everybody may have, to count them again. @see decision 99 "the published ledger" */
export type PublishedRows = {
  /** What a line needs beside `block` and `within`. */
  readonly columns: string;
  readonly table: string;
  /** Column that no two rows of a block share: with the block it is their order. */
  readonly within: 'log_index' | 'account';
  /** The row's line, without its end. */
  lineOf(row: never): string;
};

/** A view of a contract about one account, and what the tables say that it returns. */
export type AccountView = {
  /** Grows with each: where the next turn goes on. */
  readonly key: Hex;
  readonly what: string;
  readonly call: {
    readonly address: Address;
    readonly abi: Abi;
    readonly functionName: string;
    readonly args: readonly unknown[];
  };
  readonly expected: bigint | Address;
};

/** The fold of a projection, for the contracts that `Projection.open` was given. Both writers run inside a transaction. */
export type Fold<Event = unknown> = {
  /** Writes the rows of `chunk`; `state` is that after the block before it. */
  add(client: ClientBase, state: Json, chunk: ProjectionChunk<Event>): Promise<Folded>;
  /** Makes the tables what they were after `block`. */
  takeBack(client: ClientBase, block: bigint): Promise<void>;
  /** Compares `state` with the contracts at the block of `hash`. @throws where the endpoint has not kept that state */
  check(endpoint: Endpoint, hash: Hex, state: Json): Promise<Findings>;
  /** Compares the tables as of `block` with `state`; says what differs. It may read much, and is not asked at every block. */
  audit?(client: ClientBase, block: bigint, state: Json): Promise<readonly string[]>;
  /**
   * What the tables have of single accounts as of `block`, at most `most` of them behind the key `after`, in the order of
   * their keys, to be compared with what the contract says of each: its totals do not show a transfer that was left out.
   */
  accounts?(
    client: ClientBase,
    block: bigint,
    after: Hex | null,
    most: number,
  ): Promise<readonly AccountView[]>;
};

export type Projection<Event = unknown> = {
  readonly name: string;
  /** Another number where the same events would become other rows: the projection is then read again. */
  readonly foldVersion: number;
  /** The contracts whose logs it reads. No other projection reads them. */
  readonly sources: readonly { readonly address: Address; readonly decoders: EventDecoders<Event> }[];
  /** Everything that the fold writes and that can be rebuilt. */
  readonly tables: readonly ProjectionTable[];
  /** Tables for what a reorganisation took out, if it is kept: they outlive a rebuild of the same contracts. */
  readonly orphanTables: readonly string[];
  /** What of it is published; left out where nothing is. */
  readonly published?: PublishedRows;
  /** The state before the first event: small, since it is kept with each block above the final one. */
  readonly emptyState: Json;
  /** Reads what the contracts say once and for all, as the fold will be given it. */
  readFacts(endpoint: Endpoint): Promise<Json>;
  open(facts: Json): Fold<Event>;
};

/** A projection with the fold that was opened for it. */
export type OpenProjection = { readonly projection: Projection; readonly fold: Fold };
