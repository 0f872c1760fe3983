// The keeper of the queue: has pinned whatever is due, whether or not anybody asks.
import { setTimeout as wait } from 'node:timers/promises';
import { type Attempts, attempt } from '#studio/pins/attempt.ts';
import { type Waiting, enqueue, enqueueMinted, reopen } from '#studio/pins/queue.ts';
import { type PinTotals, readPinTotals } from '#studio/pins/read-pins.ts';

export type Keeper = {
  /** As of the last look; null before. */
  totals(): PinTotals | null;
  /** Resolves once it has stopped, after its signal. */
  readonly ended: Promise<void>;
};

export type KeeperOptions = Attempts & {
  /** Files that are pinned whether or not anybody asks. */
  readonly always: readonly string[];
  /** Takes files that are due. */
  readonly takeUp: (most: number) => Promise<Waiting[]>;
  /** Tries at once. */
  readonly most: number;
};

/** What a table that is not there yet is answered with. */
const NO_SUCH_TABLE = '42P01';

/** Begins at once, and goes on until `signal`; while the database is away it waits. */
export function startKeeper(options: KeeperOptions): Keeper {
  const { db, log, times, signal } = options;
  let totals: PinTotals | null = null;
  let isOpen = false;

  /** Whether there may be more that is due. */
  const look = async (): Promise<boolean> => {
    if (!isOpen) await openQueue(options);
    isOpen = true;
    const found = await readPinTotals(db);
    const due = options.pause.current() === null ? await options.takeUp(options.most) : [];
    // Only now: who has read them may count on this look taking no more.
    totals = found;
    await Promise.all(due.map((waiting) => attempt(waiting, options)));
    return due.length === options.most;
  };
  const ended = (async () => {
    let isAway = false;
    while (!signal.aborted) {
      let isMore = false;
      try {
        isMore = await look();
        isAway = false;
      } catch (error) {
        // The database is prepared beside the API's start.
        const isEarly = !isOpen && (error as { code?: unknown }).code === NO_SUCH_TABLE;
        if (!isAway && !isEarly) log.warn('studio.pins-interrupted', { error });
        isAway = !isEarly;
      }
      if (!isMore) await wait(times.lookMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return { totals: () => totals, ended };
}

async function openQueue({ db, pinner, always }: KeeperOptions): Promise<void> {
  await reopen(db, pinner.name);
  await enqueue(db, always);
  await enqueueMinted(db);
}
