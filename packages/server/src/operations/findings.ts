// What is wrong in operations at this moment, as its tables say: one statement an alarm, all by the database's clock.
import type { AlarmCode } from '@lilape/domain/alarms/runbook';
import type { Db } from '#postgres/database.ts';

/** From when on something is an alarm. */
export type OperationsLimits = {
  /** Age of the last look at the chain's head, milliseconds. */
  readonly lagMs: number;
  /** A file that was tried so often without success, or that waits for so long, milliseconds. */
  readonly pinTries: number;
  readonly pinMs: number;
  /** Share of a disk that is free, at least. */
  readonly leastFree: number;
  /** Failures of a job in a row. */
  readonly jobFailures: number;
  /** A job that was due so long ago, milliseconds. */
  readonly overdueMs: number;
  /** A call that anyone may make and that has been due for so long, milliseconds. */
  readonly callDueMs: number;
  /** Age of the newest backup, milliseconds. */
  readonly backupMs: number;
};

export const OPERATIONS_LIMITS: OperationsLimits = {
  lagMs: 60_000,
  pinTries: 3,
  pinMs: 600_000,
  leastFree: 0.1,
  jobFailures: 3,
  overdueMs: 300_000,
  callDueMs: 3_600_000,
  backupMs: 120_000,
};

/** What decides which of them are looked for. */
export type OperationsSubject = {
  /** Names of the jobs that there are; a row of another is left by an older program. */
  readonly jobs: readonly string[];
  /** Whether files are pinned at all. */
  readonly isPinning: boolean;
  /** Whether backups are taken at all. */
  readonly isBackedUp: boolean;
  readonly limits: OperationsLimits;
};

type Finder = {
  readonly code: AlarmCode;
  /** Gives a row `detail` where something is wrong. */
  readonly sql: string;
  readonly values: (subject: OperationsSubject) => unknown[];
  readonly isAsked?: (subject: OperationsSubject) => boolean;
};

/** Alarms that say already why nothing is read; that an endpoint is away does where it was raised after the last reading. */
const EXPLAINED = [
  'CHAIN_STALLED',
  'DEEP_REORG',
  'ENDPOINT_BEHIND',
  'WRONG_CHAIN',
] as const satisfies AlarmCode[];

const FINDERS: readonly Finder[] = [
  {
    code: 'LEDGER_LAGS',
    sql: `select format('The chain''s head was last read %s s ago.',
        round(extract(epoch from now()) - read_at_ms / 1000.0)) as detail
      from watch.progress
      where read_at_ms > 0 and extract(epoch from now()) * 1000 - read_at_ms > $1
        and not exists (select from watch.alarms where cleared_at is null and (code = any($2)
          or (code = 'ENDPOINT_AWAY' and raised_at >= to_timestamp(read_at_ms / 1000.0))))`,
    values: ({ limits }) => [limits.lagMs, EXPLAINED],
  },
  {
    code: 'PIN_FAILING',
    sql: `select format('%s files wait; %s', count(*),
        coalesce((array_agg(details order by asked_at) filter (where details is not null))[1], 'no reason was given')) as detail
      from app.pins
      where pinned_at is null
        and ((fault is not null and tries >= $1) or asked_at < now() - $2 * interval '1 millisecond')
      having count(*) > 0`,
    values: ({ limits }) => [limits.pinTries, limits.pinMs],
    isAsked: ({ isPinning }) => isPinning,
  },
  {
    code: 'DISK_LOW',
    sql: `select string_agg(format('%s: %s MB of %s MB free', place, free_bytes / 1000000, total_bytes / 1000000), '; '
        order by place) as detail
      from app.disks where told_at > now() - interval '10 minutes' and free_bytes < $1::float8 * total_bytes
      having count(*) > 0`,
    values: ({ limits }) => [limits.leastFree],
  },
  {
    code: 'JOBS_FAILING',
    sql: `select string_agg(format('%s, %s times: %s', name, failures, fault), '; ' order by name) as detail
      from app.jobs where name = any($1) and failures >= $2 having count(*) > 0`,
    values: ({ jobs, limits }) => [jobs, limits.jobFailures],
  },
  {
    code: 'JOBS_OVERDUE',
    sql: `select string_agg(name, ', ' order by name) as detail
      from app.jobs
      where name = any($1) and due_at < now() - $2 * interval '1 millisecond'
        and (held_until is null or held_until < now())
      having count(*) > 0`,
    values: ({ jobs, limits }) => [jobs, limits.overdueMs],
  },
  {
    code: 'CALL_DUE',
    sql: `select format('%s, due since %s UTC', string_agg(name, ', ' order by since, name),
        to_char(min(since) at time zone 'utc', 'YYYY-MM-DD HH24:MI')) as detail
      from app.due_calls where since < now() - $1 * interval '1 millisecond'
        and name <> 'release' and name not like 'open %' having count(*) > 0`,
    values: ({ limits }) => [limits.callDueMs],
  },
  {
    code: 'RELEASE_DUE',
    sql: `select format('since %s UTC', to_char(min(since) at time zone 'utc', 'YYYY-MM-DD HH24:MI')) as detail
      from app.due_calls where since < now() - $1 * interval '1 millisecond' and name = 'release' having count(*) > 0`,
    values: ({ limits }) => [limits.callDueMs],
  },
  {
    code: 'OPENING_DUE',
    sql: `select format('%s, due since %s UTC', string_agg(name, ', ' order by since, name),
        to_char(min(since) at time zone 'utc', 'YYYY-MM-DD HH24:MI')) as detail
      from app.due_calls where since < now() - $1 * interval '1 millisecond' and name like 'open %' having count(*) > 0`,
    values: ({ limits }) => [limits.callDueMs],
  },
  {
    code: 'KEEPER_LOW',
    sql: `select string_agg(format('0x%s has %s ETH', encode(account, 'hex'), round(balance_wei / 1e18, 6)), '; '
        order by account) as detail
      from app.keepers
      where balance_wei < least_wei and told_at > now() - interval '10 minutes' having count(*) > 0`,
    values: () => [],
  },
  {
    code: 'MESSAGES_UNKNOWN',
    sql: `select format('%s messages, the oldest of %s UTC', count(*),
        to_char(min(made_at) at time zone 'utc', 'YYYY-MM-DD HH24:MI')) as detail
      from app.messages where state = 'unknown' and seen_at is null having count(*) > 0`,
    values: () => [],
  },
  {
    code: 'TELEGRAM_REFUSED',
    sql: `select string_agg(coalesce(fault, 'no reason was given'), '; ') as detail from (
        select distinct on (audience) audience, state, fault from app.messages
        where state in ('sent', 'refused') order by audience, ended_at desc, id desc) newest
      where state = 'refused' having count(*) > 0`,
    values: () => [],
  },
  {
    code: 'BACKUP_LATE',
    sql: `select format('%s; %s', case when taken_at is null then 'no backup was taken yet' else format('the newest shows %s UTC',
          to_char(taken_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS')) end,
        coalesce(fault, 'nobody takes one')) as detail
      from app.backup_state
      where fenced_at is null and coalesce(taken_at, since) < now() - $1 * interval '1 millisecond'`,
    values: ({ limits }) => [limits.backupMs],
    isAsked: ({ isBackedUp }) => isBackedUp,
  },
  {
    code: 'MACHINE_REPLACED',
    sql: `select format('Seen at %s UTC.', to_char(fenced_at at time zone 'utc', 'YYYY-MM-DD HH24:MI')) as detail
      from app.backup_state where fenced_at is not null`,
    values: () => [],
  },
];

/** The alarms that are looked for here. */
export const OPERATIONS_CODES: readonly AlarmCode[] = FINDERS.map(({ code }) => code);

/** What is wrong, by its code, each with a sentence for whoever runs the site. */
export async function findFaults(db: Db, subject: OperationsSubject): Promise<Map<AlarmCode, string>> {
  const found = new Map<AlarmCode, string>();
  for (const { code, sql, values, isAsked } of FINDERS) {
    if (isAsked?.(subject) === false) continue;
    const { rows } = await db.query<{ detail: string | null }>(sql, values(subject));
    const detail = rows[0]?.detail;
    if (typeof detail === 'string') found.set(code, detail);
  }
  return found;
}
