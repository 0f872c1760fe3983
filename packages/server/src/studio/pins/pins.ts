// Has files pinned, and says when they are: whoever needs them waits for a while, the rest is done as it falls due.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@lilape/domain/app-error';
import { createSingleFlight } from '#cache/single-flight.ts';
import { reachDatabase } from '#reach.ts';
import { type Attempts, attempt } from '#studio/pins/attempt.ts';
import { wordsFor } from '#studio/pins/fault-words.ts';
import { type KeeperOptions, startKeeper } from '#studio/pins/keeper.ts';
import { createPause } from '#studio/pins/pause.ts';
import type { Pinned, Pinner } from '#studio/pins/pinner.ts';
import { type Waiting, enqueue, makeDue, readWaiting, take } from '#studio/pins/queue.ts';
import type { PinTotals } from '#studio/pins/read-pins.ts';
import { PIN_TIMES, type PinTimes } from '#studio/pins/times.ts';

export type Pins = {
  /** Resolves once every file is confirmed. @throws AppError MINT_PIN_… where it is not in time; it stays in the queue */
  confirm(cids: readonly string[]): Promise<void>;
  /** As of the keeper's last look; null before. */
  totals(): PinTotals | null;
  /** Has everything that waits tried now, also where somebody asked not to be asked for a while. */
  tryAgain(): Promise<void>;
  /** Ends the tries at hand, which are made again after the next start; who waits learns that it takes longer. */
  stop(): Promise<void>;
};

export type PinsOptions = Pick<Attempts, 'db' | 'pinner' | 'read' | 'log' | 'metrics'> &
  Pick<KeeperOptions, 'always'> & { readonly times?: Partial<PinTimes> };

/** Files sent at once, the keeper's and those that are waited for; more would only queue up on the other side. */
const MAX_AT_ONCE = 4;
const MAX_WHO_WAIT = 64;
/** Confirmations that are remembered; all there can be are two for each ape. */
const KEPT = 30_000;

/** Opens the queue of a migrated database; its keeper begins at once. */
export function openPins(options: PinsOptions): Pins {
  const { db } = options;
  const times = { ...PIN_TIMES, ...options.times };
  const holder = randomUUID();
  const pause = createPause();
  const confirmed = new Set<string>();
  const flights = createSingleFlight<void>({ maxKept: 0, maxRunning: MAX_AT_ONCE, maxWaiting: MAX_WHO_WAIT });
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempts = { ...options, pinner: fewAtOnce(options.pinner), times, holder, pause, signal };
  let whoWait = 0;

  const takeUp = (most: number, cids: readonly string[] | null = null) =>
    reachDatabase(() => take(db, { holder, leaseMs: times.leaseMs, most, cids }));
  const keeper = startKeeper({ ...attempts, takeUp, most: MAX_AT_ONCE });

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
      else await attempt(waiting, attempts);
    });
  /** @throws AppError where there is no use in waiting now */
  const refuseHopeless = (waiting: readonly Waiting[]): void => {
    const stuck = waiting.find(({ fault, dueInMs }) => fault !== null && dueInMs > 0);
    if (stuck?.fault) throw wordsFor(stuck.fault, stuck.dueInMs);
    const paused = pause.current();
    if (paused !== null) throw wordsFor(paused.fault, paused.leftMs);
  };
  const waitFor = async (cids: readonly string[]): Promise<void> => {
    const endMs = performance.now() + times.patienceMs;
    await reachDatabase(() => enqueue(db, cids));
    for (;;) {
      const waiting = await openOf(cids);
      if (waiting.length === 0) return;
      refuseHopeless(waiting);
      const leftMs = endMs - performance.now();
      if (leftMs <= 0 || signal.aborted) throw new AppError('MINT_PIN_PENDING');
      // What takes longer goes on unheard.
      const work = Promise.all(waiting.map(({ cid }) => workOn(cid)));
      await Promise.race([work, wait(leftMs, undefined, { ref: false })]);
    }
  };

  return {
    async confirm(cids) {
      const open = cids.filter((cid) => !confirmed.has(cid));
      if (open.length === 0) return;
      if (whoWait >= MAX_WHO_WAIT) throw new AppError('MINT_PIN_PENDING');
      whoWait += 1;
      try {
        await waitFor(open);
      } finally {
        whoWait -= 1;
      }
    },
    totals: () => keeper.totals(),
    async tryAgain() {
      await reachDatabase(() => makeDue(db));
      pause.end();
    },
    async stop() {
      stopping.abort();
      await keeper.ended;
    },
  };
}

/** The keeper's files and those that somebody waits for go one way, in the order in which they come. */
function fewAtOnce(pinner: Pinner): Pinner {
  const sending = createSingleFlight<Pinned>({ maxKept: 0, maxRunning: MAX_AT_ONCE, maxWaiting: Infinity });
  return {
    name: pinner.name,
    pin: (order) => sending.get(order.cid, '', () => pinner.pin(order)),
  };
}
