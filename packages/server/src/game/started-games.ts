// Started games: a day's level is picked once; the nonce of a started game hands it in, once. All times are the database's.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { AppError } from '@lilape/domain/app-error';
import type { Db } from '#postgres/database.ts';

/** So long a started game can be handed in; a game takes five minutes, pauses come on top. */
const START_HOURS = 2;
/** So long after its day's end a game that was begun before is still taken. */
const LATE_MINUTES = 10;

/** From when nobody can hand in a game of a day any more, as SQL over a date. */
export const replaysFrom = (day: string): string =>
  `((${day} + 1)::timestamp at time zone 'utc' + interval '${LATE_MINUTES} minutes')`;

const TODAY = `(now() at time zone 'utc')::date`;

export type GameDay = { readonly day: string; readonly seed: number };

/** Today's level; who asks first picks it. */
async function findToday(db: Db): Promise<GameDay> {
  // On a conflict the row is written as it is, so that it is returned even where another has picked it at this moment.
  const { rows } = await db.query<{ day: string; seed: string }>(
    `insert into app.game_days as known (day, seed) values (${TODAY}, $1)
     on conflict (day) do update set seed = known.seed returning day::text, seed`,
    [randomInt(2 ** 32)],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The level of today was not written.');
  return { day: row.day, seed: Number(row.seed) };
}

/** Starts a game on today's level. Its nonce is sent once and kept as its hash. */
export async function beginGame(db: Db): Promise<GameDay & { nonce: string; endsAt: Date }> {
  const today = await findToday(db);
  const nonce = randomBytes(16).toString('base64url');
  const { rows } = await db.query<{ ends_at: Date }>(
    `insert into app.game_tickets (hash, day, ends_at)
     values ($1, $2, least(now() + interval '${START_HOURS} hours', ${replaysFrom('$2::date')})) returning ends_at`,
    [hashOf(nonce), today.day],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('A started game was not written.');
  return { ...today, nonce, endsAt: row.ends_at };
}

export type StartedGame = GameDay & {
  readonly hash: Buffer;
  /** Since the game began; below 0 where the clock was set back. */
  readonly ageMs: number;
  /** Whether this very log was taken before. */
  readonly isUsed: boolean;
};

/**
 * The started game that a nonce hands in.
 * @throws AppError GAME_TICKET_UNKNOWN; GAME_TICKET_USED, unless it was for the same log; GAME_TICKET_ENDED
 */
export async function findStarted(db: Db, nonce: string, log: Uint8Array): Promise<StartedGame> {
  const hash = hashOf(nonce);
  const { rows } = await db.query<Row>(
    `select day::text, seed, ends_at, used_for, ends_at <= now() as is_over,
       extract(epoch from now() - started_at)::float8 * 1000 as age_ms
     from app.game_tickets join app.game_days using (day) where hash = $1`,
    [hash],
  );
  const row = rows[0];
  if (row === undefined) throw new AppError('GAME_TICKET_UNKNOWN');
  if (row.used_for !== null && !row.used_for.equals(hashOf(log))) throw new AppError('GAME_TICKET_USED');
  // A game that was taken is answered again whenever it is asked for.
  if (row.used_for === null && row.is_over)
    throw new AppError('GAME_TICKET_ENDED', { time: row.ends_at.toISOString() });
  return { hash, day: row.day, seed: Number(row.seed), ageMs: row.age_ms, isUsed: row.used_for !== null };
}

/** Uses a nonce up for a log; false where it was used for the same log before. @throws AppError GAME_TICKET_USED */
export async function markHandedIn(db: Db, { hash }: StartedGame, log: Uint8Array): Promise<boolean> {
  const usedFor = hashOf(log);
  const { rowCount } = await db.query(
    'update app.game_tickets set used_for = $2 where hash = $1 and used_for is null',
    [hash, usedFor],
  );
  if (rowCount === 1) return true;
  const { rows } = await db.query<{ used_for: Buffer }>(
    'select used_for from app.game_tickets where hash = $1',
    [hash],
  );
  if (rows[0]?.used_for.equals(usedFor) !== true) throw new AppError('GAME_TICKET_USED');
  return false;
}

/** Forgets started games that nobody can hand in any more. */
export async function forgetStarted(db: Db): Promise<void> {
  await db.query(`delete from app.game_tickets where ends_at < now() - interval '1 hour'`);
}

const hashOf = (secret: string | Uint8Array): Buffer => createHash('sha256').update(secret).digest();

type Row = {
  day: string;
  seed: string;
  ends_at: Date;
  used_for: Buffer | null;
  is_over: boolean;
  age_ms: number;
};
