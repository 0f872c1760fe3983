// Has files pinned, and says when they are: whoever needs them waits for a while, the rest is done as it falls due.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@lilape/domain/app-error';
import { createFlights } from '#cache/flights.ts';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import type { Db } from '#postgres/database.ts';
import { reachDatabase } from '#reach.ts';
import { type Pause, createPause } from '#studio/pins/pause.ts';
import { PinError, type PinFault, type Pinner } from '#studio/pins/pinner.ts';
import {
  type Outcome,
  type Waiting,
  enqueue,
  enqueueMinted,
  readWaiting,
  reopen,
  settle,
  take,
} from '#studio/pins/queue.ts';
import { type PinTotals, readPinTotals } from '#studio/pins/read-pins.ts';

export type Pins = {
  /** Resolves once every file is confirmed. @throws AppError MINT_PIN_… where it is not in time; it stays in the queue */
  confirm(cids: readonly string[]): Promise<void>;
  /** As of the last look; null before. */
  totals(): PinTotals | null;
  /** Ends the tries at hand, which are made again after the next start; who waits is told that it takes longer. */
  stop(): Promise<void>;
};

/** All in milliseconds. */
export type PinTimes = {
  /** How long somebody waits for a confirmation: well within the page's own limit of 30 s. */
  readonly patienceMs: number;
  /** How often what waits is looked at, by those who need it and by the queue's keeper. */
  readonly pollMs: number;
  readonly lookMs: number;
  /** Longer than a try takes: its requests have time limits. */
  readonly leaseMs: number;
  /** After a first failure, and at most however many there were. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
};

export const PIN_TIMES: PinTimes = {
  patienceMs: 10_000,
  pollMs: 300,
  lookMs: 1_000,
  leaseMs: 60_000,
  firstRetryMs: 1_000,
  lastRetryMs: 60_000,
};

export type PinsOptions = {
  readonly db: Db;
  readonly pinner: Pinner;
  /** Files that are pinned whether or not anybody asks. */
  readonly always: readonly string[];
  /** The file of a CID; null where it is gone for good. */
  readonly read: (cid: string) => Promise<Uint8Array | null>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
  readonly times?: Partial<PinTimes>;
};

/** Tries at once; more would only queue up on the other side. */
const MOST_AT_ONCE = 4;
const MOST_WHO_WAIT = 64;
/** However long the other side asks not to be asked. */
const MOST_PAUSE_MS = 600_000;
/** Confirmations that are remembered; all there can be are two for each ape. */
const KEPT = 30_000;

/** Opens the queue of a migrated database; its keeper begins at once, and waits while the database is away. */
export function openPins(options: PinsOptions): Pins {
  const { db, log } = options;
  const times = { ...PIN_TIMES, ...options.times };
  const holder = randomUUID();
  const pause = createPause();
  const confirmed = new Set<string>();
  const flights = createFlights<void>({ maxKept: 0, maxRunning: MOST_AT_ONCE, maxWaiting: MOST_WHO_WAIT });
  const stopping = new AbortController();
  let totals: PinTotals | null = null;
  let whoWait = 0;

  const takeUp = (most: number, cids: readonly string[] | null) =>
    reachDatabase(() => take(db, { holder, leaseMs: times.leaseMs, most, cids }));
  const tryOne = (waiting: Waiting) =>
    attempt(waiting, { ...options, holder, pause, times, signal: stopping.signal });

  /** Those of the files that still wait; the others are remembered. */
  const openOf = async (cids: readonly string[]): Promise<Waiting[]> => {
    const waiting = await reachDatabase(() => readWaiting(db, cids));
    for (const cid of cids)
      if (confirmed.size < KEPT && !waiting.some((each) => each.cid === cid)) confirmed.add(cid);
    return waiting;
  };
  const workOn = (cid: string) =>
    flights.get(cid, '', async () => {
      const [waiting] = await takeUp(1, [cid]);
      if (waiting === undefined) await wait(times.pollMs);
      else await tryOne(waiting);
    });
  const waitFor = async (cids: readonly string[]): Promise<void> => {
    const endMs = performance.now() + times.patienceMs;
    await reachDatabase(() => enqueue(db, cids));
    for (;;) {
      const waiting = await openOf(cids);
      if (waiting.length === 0) return;
      const stuck = waiting.find(({ fault, dueInMs }) => fault !== null && dueInMs > 0);
      if (stuck?.fault) throw wordsFor(stuck.fault, stuck.dueInMs);
      const paused = pause.current();
      if (paused !== null) throw wordsFor(paused.fault, paused.leftMs);
      const leftMs = endMs - performance.now();
      if (leftMs <= 0 || stopping.signal.aborted) throw new AppError('MINT_PIN_PENDING');
      // What takes longer goes on unheard.
      const work = Promise.all(waiting.map(({ cid }) => workOn(cid)));
      await Promise.race([work, wait(leftMs, undefined, { ref: false })]);
    }
  };

  const keeper = (async () => {
    let isOpen = false;
    let isAway = false;
    while (!stopping.signal.aborted) {
      try {
        if (!isOpen) {
          await reopen(db, options.pinner.name);
          await enqueue(db, options.always);
          await enqueueMinted(db);
        }
        isOpen = true;
        totals = await readPinTotals(db);
        const due = pause.current() === null ? await takeUp(MOST_AT_ONCE, null) : [];
        await Promise.all(due.map(tryOne));
        isAway = false;
        if (due.length === MOST_AT_ONCE) continue;
      } catch (error) {
        // The tables may not be there yet: the database is prepared beside the API's start.
        const isEarly = !isOpen && (error as { code?: unknown }).code === '42P01';
        if (!isAway && !isEarly) log.warn('studio.pins-interrupted', { error });
        isAway = !isEarly;
      }
      await wait(times.lookMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return {
    async confirm(cids) {
      const open = cids.filter((cid) => !confirmed.has(cid));
      if (open.length === 0) return;
      if (whoWait >= MOST_WHO_WAIT) throw new AppError('MINT_PIN_PENDING');
      whoWait += 1;
      try {
        await waitFor(open);
      } finally {
        whoWait -= 1;
      }
    },
    totals: () => totals,
    async stop() {
      stopping.abort();
      await keeper;
    },
  };
}

type Attempt = Omit<PinsOptions, 'times'> & {
  readonly holder: string;
  readonly pause: Pause;
  readonly times: PinTimes;
  readonly signal: AbortSignal;
};

/** Has one file pinned, and writes down what came of it. */
async function attempt(
  waiting: Waiting,
  { db, pinner, read, log, metrics, holder, pause, times, signal }: Attempt,
): Promise<void> {
  const { cid, tries } = waiting;
  let outcome: Outcome;
  try {
    const bytes = await read(cid);
    if (bytes === null) throw new PinError('failed', 'The file is gone.');
    const pinned = await pinner.pin({ cid, bytes, requestId: waiting.requestId, signal });
    outcome = pinned.isPinned
      ? { is: 'pinned' }
      : { is: 'taken', requestId: pinned.requestId, againInMs: growing(tries, times.pollMs, 15_000) };
    pause.end();
  } catch (error) {
    const { fault, message, afterMs } =
      error instanceof PinError ? error : new PinError('failed', 'A fault of ours.');
    const againInMs = Math.min(
      MOST_PAUSE_MS,
      Math.max(afterMs ?? 0, growing(tries, times.firstRetryMs, times.lastRetryMs)),
    );
    // Who is away or busy is so for every file.
    if (fault === 'away' || fault === 'busy') pause.begin(fault, againInMs);
    // A request that failed is made anew; one that could not be asked about may have come through.
    const requestId = fault === 'away' || fault === 'busy' ? waiting.requestId : null;
    outcome = { is: 'failed', fault, details: message, againInMs, requestId };
    log.warn('studio.pin-failed', { cid, fault, details: message, againInMs, error });
  }
  metrics.count('pin_tries_total', { result: outcome.is === 'failed' ? outcome.fault : outcome.is });
  await reachDatabase(() => settle(db, { cid, holder, pinner: pinner.name }, outcome));
}

/** Half as much again with every try. */
const growing = (tries: number, firstMs: number, mostMs: number): number =>
  Math.min(mostMs, firstMs * 1.5 ** Math.min(tries, 40));

function wordsFor(fault: PinFault, leftMs: number): AppError {
  switch (fault) {
    case 'away':
      return new AppError('MINT_PIN_AWAY');
    case 'busy':
      return new AppError('MINT_PIN_BUSY', { seconds: Math.max(1, Math.ceil(leftMs / 1_000)) });
    case 'refused':
      return new AppError('MINT_PIN_REFUSED');
    case 'untrue':
      return new AppError('MINT_PIN_UNTRUE');
    case 'failed':
      return new AppError('MINT_PIN_FAILED');
  }
}
