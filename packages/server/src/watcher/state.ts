// What a leading watcher holds in memory while it leads; all of it can be read again from the database.
import type { Endpoint } from '#chain/endpoints.ts';
import type { HeaderProof } from '#chain/header.ts';
import type { LedgerCursor } from '#ledger/cursor.ts';
import type { OpenProjection, Projection } from '#ledger/projection.ts';
import type { AloneProjection } from '#ledger/join.ts';
import type { Hex } from '#ledger/stored.ts';
import type { LedgerSource } from '#ledger/source.ts';
import type { Log } from '#log.ts';
import type { Comparison, LastingDifference } from '#watcher/comparison.ts';
import type { EndpointSet } from '#watcher/endpoint-set.ts';
import type { LeaderSession } from '#watcher/leader.ts';

export type WatchedAlarm = { readonly code: string; readonly detail: string };

/** What is read: a chain from a block on, for these projections. */
export type WatchedSubject = {
  readonly chainId: number;
  readonly fromBlock: bigint;
  readonly projections: readonly Projection[];
};

/** A projection that the ledger lacks and that is being read: so far up to the block `number`. */
export type Joining = Omit<AloneProjection, 'state'> & { number: bigint; state: AloneProjection['state'] };

/** How many blocks an endpoint gave the logs of at once, and how many it is not asked to exceed until a moment. */
export type KnownSpan = {
  readonly accepted: bigint;
  /** null: none is known. */
  readonly cap: bigint | null;
  /** Milliseconds of the clock. */
  readonly cappedUntilMs: number;
};

/** Readings of the same blocks again, from the final block `from` on. */
export type ReadAgain = {
  readonly from: bigint;
  readonly tries: number;
  /** When they may be read once more, milliseconds of the clock. */
  readonly dueAtMs: number;
};

/** What every part of the watcher is given. */
export type Watch = {
  readonly session: LeaderSession;
  readonly endpoints: EndpointSet;
  readonly subject: WatchedSubject;
  readonly log: Log;
  readonly onAlarm: (alarm: WatchedAlarm) => void;
  /** Aborted when the watcher must stop: checked between chunks. */
  readonly signal: AbortSignal;
  /** Blocks asked for at once below the final block; adapts to what the endpoint bears. */
  span: bigint;
  /** What each endpoint takes of blocks at once below the final block. */
  readonly spans: Map<Endpoint, KnownSpan>;
  /** Least time between two looks, milliseconds; 0: at each announcement. */
  readonly paceMs: number;
  /** Blocks asked for at once above the final block; adapts likewise. */
  batch: bigint;
  /** Codes of the alarms that stand, as in the database. */
  readonly standing: Set<string>;
  /** Codes that this process has reported and that have not been cleared since, written or not; kept over its leads. */
  readonly reported: Set<string>;
  /** Since when, by name, something has been wrong without pause; milliseconds of the clock. */
  readonly wrongSinceMs: Map<string, number>;
  /** The last reading of the head that was noted; `atMs` is milliseconds of the clock. */
  noted: { readonly atMs: number; readonly endpoints: number };
  /** Projections that are being read alone, by name. */
  readonly joining: Map<string, Joining>;
  /** When the projections' tables were last compared with their states, milliseconds of the clock. */
  auditedAtMs: number;
  /** Up to which key the accounts of a projection were compared, by its name; none: from the first. */
  readonly comparedUpTo: Map<string, Hex>;
  /** How the ledger was read again because it did not add up; null: it does, as far as is known. */
  readAgain: ReadAgain | null;
  /** The first wait between two readings of the same blocks, milliseconds. */
  readonly againMs: number;
  /** The digest of the logs for which it was read again last; null: for none. */
  readAgainFor: string | null;
  /** Whether the projections' tables have all their indexes, as far as is known. @see decision 68 "indexes after the first reading" */
  isIndexed: boolean;
  /** When the ledger was started that has not reached the head yet, milliseconds of the process's clock; null: it has. */
  startedAtMs: number | null;
  /** Compares what the endpoints give, beside the passes. */
  readonly comparison: Comparison;
  /** Endpoints whose last headers were not proven by their hashes. */
  readonly headerFaults: Map<Endpoint, Exclude<HeaderProof, 'proven'>>;
  /** The last difference between endpoints over which the contracts were asked. */
  judged: LastingDifference | null;
  /** How long something must be wrong before it is an alarm, where a passing moment is normal. */
  readonly patienceMs: number;
};

/** The ledger as the watcher knows it. */
export type Ledger = {
  readonly source: LedgerSource;
  readonly projections: readonly OpenProjection[];
  readonly cursor: LedgerCursor;
};
