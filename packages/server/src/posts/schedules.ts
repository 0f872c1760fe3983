// Schedules in the database: made, paused and deleted by admins, their turns taken by workers.
import { AppError } from '@lilape/domain/app-error';
import {
  MAX_SCHEDULES,
  type Clockwork,
  type IntervalMinutes,
  timeOfTurn,
  turnAt,
} from '@lilape/domain/posts/slots';
import type { PostType } from '@lilape/domain/posts/template';
import type { Db } from '#postgres/database.ts';
import { LOCKS } from '#postgres/locks.ts';

export type ScheduleTerms = {
  readonly name: string;
  readonly intervalMinutes: IntervalMinutes;
  readonly postType: PostType;
  readonly isEnabled: boolean;
};

/** Why a turn sent nothing. */
export type LeftOut = {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly at: string;
};

export type StoredSchedule = ScheduleTerms & {
  readonly id: bigint;
  readonly fromMs: number;
  readonly lastTurn: number;
  readonly version: number;
  readonly leftOut: LeftOut | null;
  /** When its last message was written, or null. */
  readonly lastRunAt: Date | null;
};

type Row = {
  id: string;
  name: string;
  interval_minutes: IntervalMinutes;
  post_type: PostType;
  enabled: boolean;
  from_ms: string;
  last_turn: number;
  version: number;
  left_out: LeftOut | null;
  last_run_at: Date | null;
};

const SCHEDULES = `
  select s.id, s.name, s.interval_minutes, s.post_type, s.enabled, extract(epoch from s.from_at) * 1000 as from_ms,
    s.last_turn, s.version, s.left_out,
    (select made_at from app.messages m where m.schedule_id = s.id order by m.id desc limit 1) as last_run_at
  from app.schedules s where s.gone_at is null`;

/** All schedules, the oldest first. */
export async function readSchedules(db: Db): Promise<StoredSchedule[]> {
  const { rows } = await db.query<Row>(`${SCHEDULES} order by s.id`);
  return rows.map(scheduleOf);
}

async function readSchedule(db: Db, id: bigint): Promise<StoredSchedule | null> {
  const { rows } = await db.query<Row>(`${SCHEDULES} and s.id = $1`, [id.toString()]);
  return rows[0] === undefined ? null : scheduleOf(rows[0]);
}

/** The moment at which a schedule sends next, Unix milliseconds; null while it is paused. */
export function nextRunOf(schedule: StoredSchedule, nowMs: number): number | null {
  if (!schedule.isEnabled) return null;
  // A clock that was set back comes by turns that were taken already.
  const last = Math.max(lastTurnAt(schedule, nowMs), schedule.lastTurn);
  return timeOfTurn(clockworkOf(schedule), last + 1);
}

export const clockworkOf = ({ fromMs, intervalMinutes }: StoredSchedule): Clockwork => ({
  fromMs,
  intervalMinutes,
});

/**
 * Makes a schedule, unless the press did before. Call inside a transaction.
 * @throws AppError SCHEDULE_MADE where the press made another one, SCHEDULE_TOO_MANY
 */
export async function makeSchedule(
  db: Db,
  requestId: string,
  terms: ScheduleTerms,
  nowMs: number,
): Promise<{ readonly schedule: StoredSchedule; readonly isNew: boolean }> {
  await db.query('select pg_advisory_xact_lock($1)', [LOCKS.makeSchedule]);
  const { rows: made } = await db.query<{ id: string }>(
    'select id from app.schedules where request_id = $1',
    [requestId],
  );
  if (made[0] !== undefined) return { schedule: await sameAs(db, BigInt(made[0].id), terms), isNew: false };
  const { rows: counted } = await db.query<{ count: number }>(
    'select count(*)::int as count from app.schedules where gone_at is null',
  );
  if ((counted[0]?.count ?? 0) >= MAX_SCHEDULES)
    throw new AppError('SCHEDULE_TOO_MANY', { most: MAX_SCHEDULES });
  const { rows } = await db.query<{ id: string }>(
    `insert into app.schedules (request_id, name, interval_minutes, post_type, from_at, enabled)
     values ($1, $2, $3, $4, to_timestamp($5 / 1000.0), $6) returning id`,
    [requestId, terms.name, terms.intervalMinutes, terms.postType, nowMs, terms.isEnabled],
  );
  const schedule = await readSchedule(db, BigInt(rows[0]?.id ?? 0));
  if (schedule === null) throw new Error('A schedule was gone as it was made.');
  return { schedule, isNew: true };
}

async function sameAs(db: Db, id: bigint, terms: ScheduleTerms): Promise<StoredSchedule> {
  const known = await readSchedule(db, id);
  if (known === null) throw new AppError('SCHEDULE_UNKNOWN', { id: id.toString() });
  const { name, intervalMinutes, postType } = terms;
  if (known.name !== name || known.intervalMinutes !== intervalMinutes || known.postType !== postType)
    throw new AppError('SCHEDULE_MADE', { id: id.toString() });
  return known;
}

/** Which schedule, and the version that was read; null for whichever stands. */
export type AskedSchedule = { readonly id: bigint; readonly version: number | null };

/**
 * Pauses or enables a schedule; enabled, its turns begin anew. Call inside a transaction.
 * @throws AppError SCHEDULE_UNKNOWN, SCHEDULE_OVERTAKEN
 */
export async function toggleSchedule(
  db: Db,
  asked: AskedSchedule,
  isEnabled: boolean,
  nowMs: number,
): Promise<StoredSchedule> {
  await change(
    db,
    asked,
    `enabled = $3, left_out = null,
    from_at = case when $3 and not enabled then to_timestamp($4 / 1000.0) else from_at end,
    last_turn = case when $3 and not enabled then 0 else last_turn end`,
    [isEnabled, nowMs],
  );
  const after = await readSchedule(db, asked.id);
  if (after === null) throw new AppError('SCHEDULE_UNKNOWN', { id: asked.id.toString() });
  return after;
}

/** Deletes a schedule; what it sent stays in the outbox. @throws AppError as above */
export async function deleteSchedule(db: Db, asked: AskedSchedule): Promise<void> {
  await change(db, asked, 'gone_at = now(), enabled = false', []);
}

async function change(db: Db, { id, version }: AskedSchedule, set: string, values: unknown[]): Promise<void> {
  const { rowCount } = await db.query(
    `update app.schedules set version = version + 1, ${set} where id = $1 and version = coalesce($2, version) and gone_at is null`,
    [id.toString(), version, ...values],
  );
  if (rowCount === 1) return;
  const known = await readSchedule(db, id);
  throw new AppError(known === null ? 'SCHEDULE_UNKNOWN' : 'SCHEDULE_OVERTAKEN', { id: id.toString() });
}

/**
 * Takes the turns of a schedule up to `turn`, for nobody else; whether they were still there to be taken. Call inside the
 * transaction that writes the turn's message.
 */
export async function takeTurn(
  db: Db,
  { id, version }: StoredSchedule,
  turn: number,
  leftOut: LeftOut | null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update app.schedules set last_turn = $3, left_out = $4
     where id = $1 and version = $2 and enabled and gone_at is null and last_turn < $3`,
    [id.toString(), version, turn, leftOut],
  );
  return rowCount === 1;
}

/** The turn at or before a moment. */
export const lastTurnAt = (schedule: StoredSchedule, nowMs: number): number =>
  turnAt(clockworkOf(schedule), nowMs);

function scheduleOf(row: Row): StoredSchedule {
  return {
    id: BigInt(row.id),
    name: row.name,
    intervalMinutes: row.interval_minutes,
    postType: row.post_type,
    isEnabled: row.enabled,
    fromMs: Number(row.from_ms),
    lastTurn: row.last_turn,
    version: row.version,
    leftOut: row.left_out,
    lastRunAt: row.last_run_at,
  };
}
