// The board of the game with levels that are known, recorded games to hand in, and days that pass when a test says so.
import { encodePacked } from '@lilape/game/log';
import { SKILLS, type Skill, makeBot } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';
import { beforeEach } from 'vitest';
import { codeOf, useAdminRig } from '#testing/admin-rig.ts';

/** The level of every day. */
export const SEED = 20_261_123;
export const HOUR_MS = 3_600_000;

export type TestStart = { nonce: string; seed: number; day: string; endsTime: string };
export type TestBoard = { day: string; replaysTime: string; scores: Record<string, unknown>[] };

export const asBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The game of a bot, the same for its number and skill. */
export const played = (bot: number, skill: Skill = SKILLS.good) => {
  const { world, inputs } = play(SEED, makeBot(skill, bot));
  return { log: encodePacked(inputs), inputs, score: world.score, ticks: world.tick, outcome: world.outcome };
};

/** A game that is won. */
export const GAME = played(1);

/** A rig for all tests of a file; every test begins with an empty board. */
export function useGameRig() {
  const rig = useAdminRig();
  beforeEach(async () => {
    await rig.database.pool.query(
      'truncate app.game_days, app.game_tickets, app.game_scores restart identity',
    );
    await rig.database.pool.query(
      `insert into app.game_days (day, seed) select (now() at time zone 'utc')::date + n, $1 from generate_series(-200, 0) n`,
      [SEED],
    );
  });
  /** Makes all started games so much older. */
  const shift = (ms: number) =>
    rig.database.pool.query(
      `update app.game_tickets set started_at = started_at - $1 * interval '1 ms', ends_at = ends_at - $1 * interval '1 ms'`,
      [ms],
    );
  /** Starts a game that began so long ago. */
  const startAgo = async (ms: number): Promise<TestStart> => {
    const { ticket, ...level } = await (await rig.post('/api/game/start', {})).json();
    await shift(ms);
    return { ...level, nonce: ticket };
  };
  const handIn = (nonce: string, log: Uint8Array | string, more: object = {}) =>
    rig.post('/api/game/scores', {
      ticket: nonce,
      log: typeof log === 'string' ? log : asBase64(log),
      ...more,
    });
  const handInNew = async (log: Uint8Array | string, more: object = {}) =>
    handIn((await startAgo(600_000)).nonce, log, more);
  return {
    rig,
    shift,
    startAgo,
    handIn,
    handInNew,
    refused: async (log: Uint8Array | string) => codeOf(await handInNew(log)),
    board: async (query = ''): Promise<TestBoard> =>
      (await (await rig.get(`/api/game/scores${query}`)).json()) as TestBoard,
    /** Moves everything that was played to an earlier day. */
    daysLater: (days: number) =>
      rig.database.pool.query(
        "update app.game_scores set day = day - $1::int, at = at - $1 * interval '1 day'",
        [days],
      ),
  };
}
