// How a process without the API is: whether its ledger, its jobs and the database are as they should be.
import { isStaleAge } from '@lilape/domain/freshness';
import { createSingleFlight } from '#cache/single-flight.ts';
import { readSnapshot } from '#ledger/read.ts';
import type { Db } from '#postgres/database.ts';
import { reachDatabase } from '#reach.ts';

export type RoleHealth = {
  readonly status: 'ok' | 'degraded' | 'stale' | 'starting';
  readonly roles: readonly string[];
  /** Whether this process is the watcher that writes. */
  readonly isLeading: boolean;
  readonly database: 'ok' | 'unavailable' | null;
  readonly ledger: 'ok' | 'stale' | 'missing' | null;
  /** Alarms that stand. */
  readonly alarms: number;
  /** Jobs whose last run failed. */
  readonly failedJobs: readonly string[];
  /** Whether the settings name a place for backups. One that is late is an alarm. */
  readonly backup: 'set' | 'none';
  /** Whether two endpoints of two companies are compared, or the word of one is taken. */
  readonly endpoints: 'compared' | 'one';
};

export type RoleHealthParts = {
  readonly db: Db;
  readonly roles: ReadonlySet<string>;
  /** Whether the roles have been started, on a database that is prepared. */
  readonly isUp: () => boolean;
  readonly isLeading: () => boolean;
  readonly hasBackup: boolean;
  readonly isCompared: boolean;
  /** Unix milliseconds; the real time unless given. */
  readonly clock?: () => number;
  /** How long the database may take, milliseconds. */
  readonly deadlineMs?: number;
};

type Seen = Pick<RoleHealth, 'database' | 'ledger' | 'alarms' | 'failedJobs'>;

const UNSEEN: Seen = { database: null, ledger: null, alarms: 0, failedJobs: [] };
const AWAY: Seen = { ...UNSEEN, database: 'unavailable' };
const DEADLINE_MS = 2_000;

/** Looks at the database at most once a second, however many ask. It never fails: no answer is an answer here. */
export function createRoleHealth(parts: RoleHealthParts): () => Promise<RoleHealth> {
  const { db, roles, isUp, isLeading, hasBackup, isCompared, clock = Date.now } = parts;
  const { deadlineMs = DEADLINE_MS } = parts;
  const looks = createSingleFlight<Seen>({ maxKept: 1, maxRunning: 1, maxWaiting: 1 });
  return async () => {
    const backup = hasBackup ? ('set' as const) : ('none' as const);
    const endpoints = isCompared ? ('compared' as const) : ('one' as const);
    const own = { roles: [...roles], isLeading: isLeading(), backup, endpoints };
    if (!isUp()) return { status: 'starting', ...own, ...UNSEEN };
    const second = String(Math.floor(clock() / 1_000));
    const look = () => reachDatabase(() => readSeen(db, clock()), deadlineMs);
    // Whoever finds the look before still waiting for a silent database is refused one.
    const seen = await looks.get('database', second, look).catch(() => AWAY);
    const isWell =
      seen.database === 'ok' && seen.ledger === 'ok' && seen.alarms === 0 && seen.failedJobs.length === 0;
    const status = seen.ledger === 'stale' ? 'stale' : isWell ? 'ok' : 'degraded';
    return { status, ...own, ...seen };
  };
}

async function readSeen(db: Db, nowMs: number): Promise<Seen> {
  const snapshot = await readSnapshot(db);
  const { rows } = await db.query<{ name: string }>(
    'select name from app.jobs where fault is not null order by name',
  );
  const isStale = snapshot !== null && isStaleAge(nowMs - snapshot.heads.readAtMs);
  return {
    database: 'ok',
    ledger: snapshot === null ? 'missing' : isStale ? 'stale' : 'ok',
    alarms: snapshot?.alarms ?? 0,
    failedJobs: rows.map(({ name }) => name),
  };
}
