// The board as the database has it: the best hundred games of a day, their replays, and what of it is forgotten.
import { AppError } from '@lilape/domain/app-error';
import { BEST_KEPT, SCORE_DAYS } from '@lilape/domain/game';
import { LOG_VERSION } from '@lilape/game/log';
import { BOARD_ROWS } from '@lilape/wire/game';
import type { Pool } from 'pg';
import type { Judged } from '#game/judge.ts';
import { type StartedGame, replaysFrom, markHandedIn } from '#game/started-games.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';

/** What of a game is kept. */
export type Result = Pick<Judged, 'score' | 'ticks' | 'outcome' | 'trace'>;

export type NewScore = {
  readonly started: StartedGame;
  readonly judged: Result;
  readonly log: Uint8Array;
  readonly name: string | null;
};

/** How many games of a day are better: by score, by fewer ticks, by who was earlier. */
const BETTER = `select count(*)::int as better from app.game_scores
  where day = $1 and not is_removed and (score > $2 or score = $2 and (ticks < $3 or ticks = $3 and trace <> $4
    and id < coalesce((select id from app.game_scores where day = $1 and trace = $4), 9223372036854775807)))`;

/**
 * Puts a game on its day's board; sent again with the same nonce, nothing changes. Returns its place and whether it is kept.
 * @throws AppError GAME_TICKET_USED; GAME_REPEATED where the same was done in another game of the day
 */
export async function keepScore(
  pool: Pick<Pool, 'connect'>,
  { started, judged, log, name }: NewScore,
): Promise<{ place: number; isOnBoard: boolean }> {
  const { day } = started;
  const { score, ticks, outcome, trace } = judged;
  return inOneGo(pool, async (db) => {
    if (await markHandedIn(db, started, log)) {
      const { rowCount } = await db.query(
        `insert into app.game_scores (day, name, score, ticks, outcome, trace, log)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (day, trace) do nothing`,
        [day, name, score, ticks, outcome, trace, log],
      );
      if (rowCount === 0) throw new AppError('GAME_REPEATED');
    }
    const { rows } = await db.query<{ better: number }>(BETTER, [day, score, ticks, trace]);
    const place = (rows[0]?.better ?? 0) + 1;
    await db.query(
      `delete from app.game_scores where id in
         (select id from app.game_scores where day = $1 and not is_removed order by score desc, ticks, id offset $2)`,
      [day, BOARD_ROWS],
    );
    const { rows: kept } = await db.query(
      'select 1 from app.game_scores where day = $1 and trace = $2 and not is_removed',
      [day, trace],
    );
    return { place, isOnBoard: kept.length === 1 };
  });
}

/** What a log came to that was taken before; null where it has fallen off the board since. */
export async function readTaken(db: Db, { day }: StartedGame, log: Uint8Array): Promise<Result | null> {
  const { rows } = await db.query<Result>(
    'select score, ticks, outcome, trace from app.game_scores where day = $1 and log = $2',
    [day, log],
  );
  return rows[0] ?? null;
}

export type BoardRow = {
  readonly id: string;
  readonly name: string | null;
  readonly score: number;
  readonly ticks: number;
  readonly outcome: Judged['outcome'];
  readonly at: Date;
  /** Whether its log is of today's rules. */
  readonly isCurrent: boolean;
};

export type Board = {
  readonly day: string;
  readonly replaysAt: Date;
  /** Whether its games may be watched by now. */
  readonly isOver: boolean;
  readonly rows: readonly BoardRow[];
};

/** The board of a day, today's without one; the best first. */
export async function readBoard(db: Db, day: string | null): Promise<Board> {
  const { rows: days } = await db.query<{ day: string; replays_at: Date; is_over: boolean }>(
    `select day::text, ${replaysFrom('day')} as replays_at, ${replaysFrom('day')} <= now() as is_over
     from (select coalesce($1::date, (now() at time zone 'utc')::date) as day) as asked`,
    [day],
  );
  const asked = days[0];
  if (asked === undefined) throw new Error('The database has no today.');
  const { rows } = await db.query<Omit<BoardRow, 'isCurrent'> & { version: number }>(
    `select id, name, score, ticks, outcome, at, get_byte(log, 0) as version
     from app.game_scores where day = $1 and not is_removed order by score desc, ticks, id limit $2`,
    [asked.day, BOARD_ROWS],
  );
  return {
    day: asked.day,
    replaysAt: asked.replays_at,
    isOver: asked.is_over,
    rows: rows.map(({ version, ...row }) => ({ ...row, isCurrent: version === LOG_VERSION })),
  };
}

export type StoredGame = Omit<BoardRow, 'at' | 'isCurrent' | 'id'> & {
  readonly day: string;
  readonly seed: number;
  readonly log: Buffer;
};

/** A recorded game. @throws AppError GAME_REPLAY_UNKNOWN, GAME_REPLAY_LATER, GAME_REPLAY_OLD */
export async function readGame(db: Db, id: string): Promise<StoredGame> {
  const { rows } = await db.query<
    Omit<StoredGame, 'seed'> & { seed: string; replays_at: Date; is_over: boolean }
  >(
    `select day::text, seed, name, score, ticks, outcome, log,
       ${replaysFrom('day')} as replays_at, ${replaysFrom('day')} <= now() as is_over
     from app.game_scores join app.game_days using (day) where id = $1 and not is_removed`,
    [id],
  );
  const row = rows[0];
  if (row === undefined) throw new AppError('GAME_REPLAY_UNKNOWN');
  const { replays_at: replaysAt, is_over: isOver, ...game } = row;
  if (!isOver) throw new AppError('GAME_REPLAY_LATER', { time: replaysAt.toISOString() });
  if (game.log[0] !== LOG_VERSION) throw new AppError('GAME_REPLAY_OLD');
  return { ...game, seed: Number(game.seed) };
}

/** Takes a game off the board, for good: only what was done in it stays known; `write` notes it in the same transaction. @throws AppError GAME_REPLAY_UNKNOWN */
export async function removeScore(
  pool: Pick<Pool, 'connect'>,
  id: string,
  write: (db: Db, removed: { day: string; score: number }) => Promise<void>,
): Promise<void> {
  await inOneGo(pool, async (db) => {
    const { rows } = await db.query<{ day: string; score: number }>(
      `update app.game_scores set is_removed = true, name = null, log = ''
       where id = $1 and not is_removed returning day::text, score`,
      [id],
    );
    if (rows[0] === undefined) throw new AppError('GAME_REPLAY_UNKNOWN');
    await write(db, rows[0]);
  });
}

/** Forgets games that are older than is kept, but the best of their day that are on its board. */
export async function forgetScores(db: Db): Promise<void> {
  await db.query(
    `delete from app.game_scores where id in (
       select id from (
         select id, row_number() over (partition by day order by is_removed, score desc, ticks, id) as place, is_removed
         from app.game_scores where day < (now() at time zone 'utc')::date - $1::int
       ) as old where is_removed or place > $2)`,
    [SCORE_DAYS, BEST_KEPT],
  );
}
