// Follows the ledger: looks again at each signal and every 5 s, one look at a time.
import { AppError } from '@lilape/domain/app-error';
import { withDeadline } from '#deadline.ts';
import type { ChangeReader, LedgerChange } from '#live/changes.ts';
import { type LedgerSnapshot, wasAtHead } from '#ledger/read.ts';
import type { Log } from '#log.ts';

/** Beneath the notifications, so that a lost one costs no more than this. */
const REREAD_MS = 5_000;
/** A look that takes longer is given up, so that a database that hangs is distinguished from a slow one. */
const DEADLINE_MS = 4_000;

export type Feed = {
  /** The newest snapshot; null until the ledger was at the chain's head. It stays when the database goes away. */
  snapshot(): LedgerSnapshot | null;
  /** As `snapshot`, and also while the ledger has yet to come to the chain's head for the first time: no figures to tell. */
  progress(): LedgerSnapshot | null;
  /** Whether the last look reached the database. */
  isReachable(): boolean;
  /** Looks again soon; many signals at once make one look. */
  signal(): void;
  stop(): Promise<void>;
};

/** The newest snapshot. @throws AppError SERVICE_UNAVAILABLE while no ledger was at the chain's head, and so nothing is there to answer from */
export function ledgerOf(feed: Pick<Feed, 'snapshot'>): LedgerSnapshot {
  const snapshot = feed.snapshot();
  if (snapshot === null) throw new AppError('SERVICE_UNAVAILABLE');
  return snapshot;
}

export type FeedOptions = {
  readonly reader: ChangeReader;
  readonly onChange: (change: LedgerChange) => void;
  readonly log: Log;
};

/** Starts to follow; `onChange` is called after each look that found a ledger that was at the chain's head, changed or not. */
export function followLedger({ reader, onChange, log }: FeedOptions): Feed {
  let progress: LedgerSnapshot | null = null;
  let isReachable = false;
  let isAsked = false;
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  /** A look that was given up but still runs: it is waited for again instead of started twice. */
  let reading: Promise<LedgerChange | null> | undefined;

  const look = async () => {
    try {
      reading ??= reader.next().finally(() => (reading = undefined));
      const change = await withDeadline(reading, DEADLINE_MS);
      if (!isReachable) log.info('ledger.reachable');
      isReachable = true;
      if (change === null) return;
      progress = change.snapshot;
      if (wasAtHead(progress)) onChange(change);
    } catch (error) {
      if (isReachable) log.warn('ledger.unreachable', { error });
      isReachable = false;
    }
  };
  const lookWhileAsked = async () => {
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      await look();
    }
    looking = undefined;
  };
  const signal = () => {
    isAsked = true;
    looking ??= lookWhileAsked();
  };

  const timer = setInterval(signal, REREAD_MS);
  signal();
  return {
    snapshot: () => (progress !== null && wasAtHead(progress) ? progress : null),
    progress: () => progress,
    isReachable: () => isReachable,
    signal,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
