// One try to have one file pinned, and what comes of it.
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import type { Db } from '#postgres/database.ts';
import { reachDatabase } from '#reach.ts';
import type { Pause } from '#studio/pins/pause.ts';
import { PinError, type Pinner } from '#studio/pins/pinner.ts';
import { type Outcome, type Waiting, settle } from '#studio/pins/queue.ts';
import type { PinTimes } from '#studio/pins/times.ts';

export type Attempts = {
  readonly db: Db;
  readonly pinner: Pinner;
  /** The file of a CID; null where it is gone for good. */
  readonly read: (cid: string) => Promise<Uint8Array | null>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
  /** Whose lease the file is. */
  readonly holder: string;
  readonly pause: Pause;
  readonly times: PinTimes;
  readonly signal: AbortSignal;
};

/** However long the other side asks not to be asked. */
const MAX_PAUSE_MS = 600_000;
/** How often one who took a file on is asked about it, at the least. */
const LAST_POLL_MS = 15_000;

/** Has a file pinned that the holder took, and writes down what came of it. @throws AppError where it cannot */
export async function attempt(waiting: Waiting, attempts: Attempts): Promise<void> {
  const { db, pinner, metrics, holder } = attempts;
  const outcome = await outcomeOf(waiting, attempts);
  metrics.count('pin_tries_total', { result: outcome.is === 'failed' ? outcome.fault : outcome.is });
  const place = { cid: waiting.cid, holder, pinner: pinner.name };
  await reachDatabase(() => settle(db, place, outcome));
}

async function outcomeOf(waiting: Waiting, attempts: Attempts): Promise<Outcome> {
  const { cid, tries, requestId } = waiting;
  const { pinner, read, pause, times, signal } = attempts;
  try {
    const bytes = await read(cid);
    if (bytes === null) throw new PinError('failed', 'The file is gone.');
    const pinned = await pinner.pin({ cid, bytes, requestId, signal });
    pause.end();
    return pinned.isPinned
      ? { is: 'pinned' }
      : {
          is: 'taken',
          requestId: pinned.requestId,
          againInMs: growing(tries, times.pollMs, LAST_POLL_MS),
        };
  } catch (error) {
    return failureOf(error, waiting, attempts);
  }
}

function failureOf(
  error: unknown,
  { cid, tries, requestId }: Waiting,
  { pause, times, log }: Attempts,
): Outcome {
  const known = error instanceof PinError ? error : new PinError('failed', 'A fault of ours.');
  const { fault, message: details, afterMs } = known;
  const growingMs = growing(tries, times.firstRetryMs, times.lastRetryMs);
  const againInMs = Math.min(MAX_PAUSE_MS, Math.max(afterMs ?? 0, growingMs));
  log.warn('studio.pin-failed', { cid, fault, details, againInMs, error });
  const isForAll = fault === 'away' || fault === 'busy';
  // Who is away or busy is so for every file.
  if (isForAll) pause.begin(fault, againInMs);
  // A request that failed is made anew; one that could not be asked about may have come through.
  return { is: 'failed', fault, details, againInMs, requestId: isForAll ? requestId : null };
}

/** Half as much again with every try. */
const growing = (tries: number, firstMs: number, mostMs: number): number =>
  Math.min(mostMs, firstMs * 1.5 ** Math.min(tries, 40));
