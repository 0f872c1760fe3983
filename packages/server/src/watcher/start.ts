// The watcher: waits to lead, then keeps the ledger at the chain's head until stopped.
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, openEndpoints } from '#chain/endpoints.ts';
import { readStandingCodes } from '#ledger/alarms.ts';
import { readAnchorLogs } from '#ledger/roll-back.ts';
import { contractsOf } from '@lilape/events/dispatch';
import type { Log } from '#log.ts';
import { FIRST_SPAN } from '#watcher/catch-up.ts';
import { type ComparisonTimes, createComparison } from '#watcher/comparison.ts';
import { createEndpointSet } from '#watcher/endpoint-set.ts';
import { LARGEST_BATCH } from '#watcher/follow.ts';
import { type LeaderSession, waitToLead } from '#watcher/leader.ts';
import { NoContractError } from '#watcher/identify-source.ts';
import type { Ledger, Watch, WatchedAlarm, WatchedSubject } from '#watcher/state.ts';
import { syncPass } from '#watcher/sync.ts';
import { createWaker } from '#watcher/wake.ts';

export type WatcherOptions = {
  readonly databaseUrl: string;
  /** One or two endpoints of the same chain; the first is preferred. */
  readonly rpcUrls: readonly string[];
  readonly subject: WatchedSubject;
  readonly log: Log;
  /** Called once for each alarm that this watcher raises. */
  readonly onAlarm?: (alarm: WatchedAlarm) => void;
  /** Least time between the beginnings of two looks at the chain, milliseconds; none unless given. */
  readonly paceMs?: number;
  /** Called with each call of an endpoint, by its position. */
  readonly onCall?: (endpoint: number) => void;
  /** How long a leader may be silent before its database session is ended, milliseconds. */
  readonly silenceMs?: number;
  /** How long what may pass by itself must last before it is an alarm, milliseconds. */
  readonly patienceMs?: number;
  /** The first wait between two readings of blocks that do not add up, milliseconds. */
  readonly againMs?: number;
  /** When logs are compared. */
  readonly comparison?: ComparisonTimes;
};

export type Watcher = {
  /** Whether this process is the one that writes. */
  isLeading(): boolean;
  /** Finishes the transaction at hand and gives the lead away. */
  stop(): Promise<void>;
};

const SILENCE_MS = 5_000;
const PATIENCE_MS = 60_000;
const AGAIN_MS = 30_000;
/** By the clock, so many passes go by between two looks at what is safe and final. */
const PASSES_A_LOOK = 10;
const RETRY_MS = 500;
/** Between leads that were interrupted before anything was written, at most. */
const LONGEST_RETRY_MS = 15_000;

/** Starts a watcher on a migrated database. It never gives up: what is down is tried again until it is back. */
export function startWatcher(options: WatcherOptions): Watcher {
  const stopping = new AbortController();
  let isLeading = false;
  let complaint = '';
  /** Leads in a row in which nothing could be written. */
  let vain = 0;
  const reported = new Set<string>();
  const noteWork = () => {
    vain = 0;
    complaint = '';
  };
  const work = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const session = await waitToLead(
          options.databaseUrl,
          stopping.signal,
          options.silenceMs ?? SILENCE_MS,
        );
        if (session === null) return;
        isLeading = true;
        vain += 1;
        options.log.info('watcher.leading');
        try {
          await lead(options, session, reported, noteWork, stopping.signal);
        } finally {
          await session.close();
        }
      } catch (error) {
        const kind = kindOf(error);
        if (kind !== complaint) options.log.warn('watcher.interrupted', { error });
        complaint = kind;
        // A database that takes no writes is not asked by all watchers in turn, twice a second.
        const pauseMs = isLeading ? retryMs(vain) : RETRY_MS;
        isLeading = false;
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      } finally {
        isLeading = false;
      }
    }
  })();
  return {
    isLeading: () => isLeading,
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}

/** How long to wait after so many leads in vain, milliseconds: 0.5, 1, 2 … 15 s. */
function retryMs(vain: number): number {
  return Math.min(RETRY_MS * 2 ** Math.max(0, vain - 1), LONGEST_RETRY_MS);
}

/** Keeps the ledger at the head for as long as the session holds; `onWork` is called while the database takes what is written. */
async function lead(
  options: WatcherOptions,
  session: LeaderSession,
  reported: Set<string>,
  onWork: () => void,
  signal: AbortSignal,
): Promise<void> {
  const endpoints = openEndpoints(options.rpcUrls, options.onCall);
  const watch = await openWatch(options, session, endpoints, signal, reported);
  const waker = createWaker(endpoints, options.paceMs);
  const stop = () => waker.stop();
  signal.addEventListener('abort', stop);
  try {
    let ledger: Ledger | null = null;
    let complaint = '';
    while (!signal.aborted) {
      const outcome = await tryPass(watch, ledger);
      if (outcome.failure === null) {
        ledger = outcome.ledger;
        complaint = '';
        if (watch.noted.atMs > 0) onWork();
        await waker.wait();
        continue;
      }
      complaint = complain(watch, outcome.failure, complaint);
      // What was in memory may be half a step ahead of what was written.
      ledger = null;
      await waker.wait(RETRY_MS);
    }
  } finally {
    signal.removeEventListener('abort', stop);
    waker.stop();
  }
}

async function tryPass(watch: Watch, ledger: Ledger | null) {
  try {
    return { ledger: await syncPass(watch, ledger), failure: null };
  } catch (error) {
    // Without its session a watcher does not write: it queues for the lead again.
    if (watch.session.hasFailed()) throw error;
    return { ledger: null, failure: error };
  }
}

/** Says what is wrong, once while it stays the same. */
function complain(watch: Watch, failure: unknown, before: string): string {
  const kind = kindOf(failure);
  if (kind === before) return kind;
  if (failure instanceof NoContractError) watch.log.warn('watcher.waiting', { reason: failure.message });
  else watch.log.warn('watcher.cannot-read', { error: failure });
  return kind;
}

/** What tells one lasting trouble from another, so that each is reported once. */
function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return `${failure.name} ${(failure as { code?: string }).code ?? ''}`;
}

/** What the parts of the watcher share while `session` leads. */
export async function openWatch(
  options: WatcherOptions,
  session: LeaderSession,
  endpoints: readonly Endpoint[],
  signal: AbortSignal,
  reported: Set<string> = new Set(),
): Promise<Watch> {
  const { subject, log } = options;
  const contracts = contractsOf(subject.projections);
  return {
    session,
    log,
    signal,
    subject,
    endpoints: createEndpointSet(endpoints, contracts, log, (options.paceMs ?? 0) * PASSES_A_LOOK),
    onAlarm: options.onAlarm ?? (() => undefined),
    span: FIRST_SPAN,
    spans: new Map(),
    paceMs: options.paceMs ?? 0,
    batch: LARGEST_BATCH,
    standing: await session.run(readStandingCodes),
    reported,
    wrongSinceMs: new Map(),
    joining: new Map(),
    auditedAtMs: 0,
    comparedUpTo: new Map(),
    readAgain: null,
    againMs: options.againMs ?? AGAIN_MS,
    readAgainFor: null,
    isIndexed: false,
    startedAtMs: null,
    noted: { atMs: 0, endpoints: 0 },
    comparison: createComparison({
      contracts,
      log,
      readAnchors: (after, to, limit) => session.run((client) => readAnchorLogs(client, after, to, limit)),
      ...(options.comparison === undefined ? {} : { times: options.comparison }),
    }),
    headerFaults: new Map(),
    judged: null,
    patienceMs: options.patienceMs ?? PATIENCE_MS,
  };
}
