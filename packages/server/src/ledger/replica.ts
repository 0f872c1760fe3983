// Reads of the ledger from a copy of the database that follows it, wherever that copy knows what visitors were already reported.
import { AppError } from '@lilape/domain/app-error';
import type { Pool } from 'pg';
import { withDeadline } from '#deadline.ts';
import { readSourceKey } from '#ledger/read.ts';
import type { Log } from '#log.ts';

type ReadPool = Pick<Pool, 'query' | 'connect'>;

/** Where reads of the ledger go. */
export type LedgerReads = {
  /** The result of `work`, which only reads tables of the schema `ledger`, and may be run twice. */
  read<T>(work: (db: ReadPool) => Promise<T>): Promise<T>;
  /** How the replica is; null where there is none. */
  state(): Promise<ReplicaState | null>;
  /** Versions that the replica is behind, as far as is known; NaN where it does not answer or there is none. */
  behind(): number;
};

export type ReplicaState = 'ok' | 'behind' | 'unavailable';
export type ReadPlace = 'replica' | 'primary';

export type ReplicaOptions = {
  readonly primary: ReadPool;
  readonly replica: ReadPool;
  /** What a replica must have seen: the version that was last reported; null while none was, and everything is read from the primary. */
  readonly reportedVersion: () => bigint | null;
  /** Called for every read with where it was answered. */
  readonly onRead?: (place: ReadPlace) => void;
  readonly log: Log;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock?: () => number;
};

/** A replica that is slower than this is passed by; visitors wait for 5 s in all. */
const DEADLINE_MS = 1_000;
/** Where it was behind, it is asked again no sooner, milliseconds; where it did not answer, no sooner than the second. */
const LOOK_MS = 50;
const AWAY_MS = 1_000;
/** SQLSTATE classes that mean that the statement is wrong, wherever it is run. */
const OUR_FAULT = /^(?:22|23|42)/;

/** Where there is no replica: everything comes from the primary. */
export function readsFrom(primary: ReadPool): LedgerReads {
  return { read: (work) => work(primary), state: async () => null, behind: () => Number.NaN };
}

/**
 * Reads from `replica` while it has seen the version that was last reported, and from `primary` otherwise, or where the replica
 * fails or is late. The log of the database is in one order, so a copy that has a version has all that was written before it.
 */
export function readsByReplica(options: ReplicaOptions): LedgerReads {
  const { primary, replica, reportedVersion, log, onRead, clock = () => performance.now() } = options;
  let seen = 0n;
  let isAway = false;
  let source: string | undefined;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  const passBy = (error: unknown) => {
    if (!isAway) log.warn('replica.away', { error });
    isAway = true;
    lookedAtMs = clock();
  };
  const look = async () => {
    lookedAtMs = clock();
    try {
      const there = await withDeadline(readSeen(replica), DEADLINE_MS);
      // Asked once: the ledger of a database is always the same.
      source ??= await withDeadline(readSourceKey(primary), DEADLINE_MS);
      // Another chain's ledger, or one of other contracts, is no copy of ours whatever its version.
      if (source !== there.source) throw new Error('The replica holds another ledger than the database.');
      seen = there.version;
      if (isAway) log.info('replica.back');
      isAway = false;
    } catch (error) {
      passBy(error);
    }
  };
  const lookAgain = () => (looking ??= look().finally(() => (looking = undefined)));
  const mayLook = () => clock() - lookedAtMs >= (isAway ? AWAY_MS : LOOK_MS);
  const knows = (reported: bigint | null): reported is bigint =>
    reported !== null && !isAway && seen >= reported;

  return {
    async read(work) {
      const reported = reportedVersion();
      if (reported !== null && !knows(reported) && mayLook()) void lookAgain();
      if (knows(reported))
        try {
          const result = await withDeadline(work(replica), DEADLINE_MS);
          onRead?.('replica');
          return result;
        } catch (error) {
          if (isAnswer(error)) throw error;
          passBy(error);
        }
      onRead?.('primary');
      return await work(primary);
    },
    async state() {
      // A look that is on its way is waited for: before the first one nothing is known.
      if (!knows(reportedVersion())) await (mayLook() ? lookAgain() : looking);
      if (isAway) return 'unavailable';
      return knows(reportedVersion()) ? 'ok' : 'behind';
    },
    behind() {
      const reported = reportedVersion();
      if (isAway || reported === null) return Number.NaN;
      return seen >= reported ? 0 : Number(reported - seen);
    },
  };
}

async function readSeen(db: ReadPool): Promise<{ version: bigint; source: string }> {
  const { rows } = await db.query<{ version: string }>('select version from watch.progress');
  return { version: BigInt(rows[0]?.version ?? 0), source: await readSourceKey(db) };
}

/** Whether the other database would say the same: an outcome of the read, or a fault in its statement. */
function isAnswer(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return error instanceof AppError || (typeof code === 'string' && OUR_FAULT.test(code));
}
