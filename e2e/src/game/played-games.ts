// Games of other people on the board of a stack: played by bots, handed in through the API, moved in time by SQL.
import { encodePacked } from '@lilape/game/log';
import { SKILLS, type Skill, makeBot } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';
import type { GameScoreBody, GameStartBody } from '@lilape/wire/game';
import { openDatabaseBeside } from '../../../packages/server/src/postgres/database.ts';
import type { TestStack } from '../stack.ts';

export type PlayedGame = { readonly bot: number; readonly name?: string; readonly skill?: Skill };

export type PlayedGames = {
  /** Plays a game on today's level and hands it in as if it had taken its time. */
  handIn(game: PlayedGame): Promise<GameScoreBody>;
  /** Makes all that was played so far a game of an earlier day, and tells that day. */
  moveBack(days: number): Promise<string>;
  /** Makes all started games older by a game of five minutes and one. */
  letTimePass(): Promise<void>;
  /** Ends all started games. */
  endStarted(): Promise<void>;
};

async function ask<Answer>(stack: TestStack, path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Opens the database of a stack beside its server; `close` lets it go. */
export async function openPlayedGames(
  stack: TestStack,
): Promise<PlayedGames & { close: () => Promise<void> }> {
  const database = await openDatabaseBeside({ dataDir: stack.dataDir });
  const { pool } = database;
  const letTimePass = async () => {
    await pool.query(`update app.game_tickets set started_at = started_at - interval '6 minutes'`);
  };
  return {
    close: () => database.close(),
    letTimePass,
    async endStarted() {
      await pool.query('update app.game_tickets set ends_at = now()');
    },
    async handIn({ bot, name, skill = SKILLS.good }) {
      const { ticket, seed } = await ask<GameStartBody>(stack, '/api/game/start', {});
      const { inputs } = play(seed, makeBot(skill, bot));
      await letTimePass();
      const log = Buffer.from(encodePacked(inputs)).toString('base64');
      return ask(stack, '/api/game/scores', { ticket, log, ...(name !== undefined && { name }) });
    },
    async moveBack(days) {
      await pool.query(
        `insert into app.game_days (day, seed)
         select (now() at time zone 'utc')::date - $1::int, seed from app.game_days
         where day = (now() at time zone 'utc')::date on conflict (day) do update set seed = excluded.seed`,
        [days],
      );
      const { rows } = await pool.query<{ day: string }>(
        `with moved as (
           update app.game_scores set day = day - $1::int, at = at - $1 * interval '1 day'
           where day = (now() at time zone 'utc')::date returning day)
         select ((now() at time zone 'utc')::date - $1::int)::text as day from (select 1) as one`,
        [days],
      );
      return rows[0]?.day ?? '';
    },
  };
}
