// The board of the game: a ticket for each game, scores by replay alone, and a refusal with its reason for everything else.
import { MOST_LOG_BYTES, encodePacked } from '@lilape/game/log';
import { replay } from '@lilape/game/replay';
import { SKILLS, type Skill, idleBot, makeBot } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetScores } from '#game/board.ts';
import { forgetTickets } from '#game/tickets.ts';
import { codeOf, useAdminRig } from '#testing/admin-rig.ts';

const rig = useAdminRig();
const SEED = 20_261_123;
const HOUR_MS = 3_600_000;

type Ticket = { ticket: string; seed: number; day: string; endsTime: string };
type Board = { day: string; replaysTime: string; scores: Record<string, unknown>[] };

beforeEach(async () => {
  await rig.database.pool.query('truncate app.game_days, app.game_tickets, app.game_scores restart identity');
  await rig.database.pool.query(
    `insert into app.game_days (day, seed) select (now() at time zone 'utc')::date + n, $1 from generate_series(-200, 0) n`,
    [SEED],
  );
});

const asBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const played = (bot: number, skill: Skill = SKILLS.good) => {
  const { world, inputs } = play(SEED, makeBot(skill, bot));
  return { log: encodePacked(inputs), inputs, score: world.score, ticks: world.tick, outcome: world.outcome };
};
const GAME = played(1);

/** Starts a game that began so long ago. */
async function startAgo(ms: number): Promise<Ticket> {
  const ticket = (await (await rig.post('/api/game/start', {})).json()) as Ticket;
  await shift(ms);
  return ticket;
}
/** Makes all tickets so much older. */
const shift = (ms: number) =>
  rig.database.pool.query(
    `update app.game_tickets set started_at = started_at - $1 * interval '1 ms', ends_at = ends_at - $1 * interval '1 ms'`,
    [ms],
  );
const handIn = (ticket: string, log: Uint8Array | string, more: object = {}) =>
  rig.post('/api/game/scores', { ticket, log: typeof log === 'string' ? log : asBase64(log), ...more });
const handInNew = async (log: Uint8Array | string, more: object = {}) =>
  handIn((await startAgo(600_000)).ticket, log, more);
const refused = async (log: Uint8Array | string) => codeOf(await handInNew(log));
const board = async (query = ''): Promise<Board> =>
  (await (await rig.get(`/api/game/scores${query}`)).json()) as Board;
/** Moves everything that was played to an earlier day. */
const daysLater = (days: number) =>
  rig.database.pool.query("update app.game_scores set day = day - $1::int, at = at - $1 * interval '1 day'", [
    days,
  ]);

test('behavior: everybody gets the level of the day, each a ticket of their own', async () => {
  await rig.database.pool.query('truncate app.game_days cascade');
  const all = await Promise.all(Array.from({ length: 8 }, () => startAgo(0)));
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(all.map(({ ticket }) => ticket)).size).toBe(8);
  expect(all[0]?.seed).toBeLessThan(2 ** 32);
  expect(all[0]?.day).toBe(new Date().toISOString().slice(0, 10));
});

test('behavior: a game is played again, and what comes of it is on the board', async () => {
  const answer = await handInNew(GAME.log, { name: '  Banana Joe ' });
  const { score, ticks, outcome } = GAME;
  expect(outcome).toBe('won');
  expect(await answer.json()).toMatchObject({
    success: true,
    place: 1,
    isOnBoard: true,
    score,
    ticks,
    outcome,
  });
  const { scores } = await board();
  expect(scores).toMatchObject([{ place: 1, name: 'Banana Joe', score, ticks, outcome, replay: null }]);
});

test('behavior: a game without a name is on it too', async () => {
  await handInNew(GAME.log);
  expect((await board()).scores).toMatchObject([{ place: 1, name: null }]);
});

test('behavior: the order is by score, then by fewer ticks, then by who was earlier', async () => {
  const games = [3, 4, 5, 6].map((bot) => played(bot));
  for (const [at, { log }] of games.entries()) await handInNew(log, { name: `bot ${at}` });
  const { scores } = await board();
  const sorted = games
    .map(({ score, ticks }, at) => ({ score, ticks, name: `bot ${at}` }))
    .toSorted((a, b) => b.score - a.score || a.ticks - b.ticks);
  expect(scores.map(({ name, score, ticks }) => ({ score, ticks, name }))).toEqual(sorted);
  expect(scores.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
});

test('behavior: sent again with the same ticket, also at the same time, it is the same game', async () => {
  const { ticket } = await startAgo(600_000);
  const answers = await Promise.all(Array.from({ length: 4 }, () => handIn(ticket, GAME.log)));
  const again = await handIn(ticket, GAME.log);
  const bodies = await Promise.all([...answers, again].map((answer) => answer.json()));
  expect(bodies).toEqual(Array.from({ length: 5 }, () => bodies[0]));
  expect(bodies[0]).toMatchObject({ success: true, place: 1 });
  expect((await board()).scores).toHaveLength(1);
});

test('behavior: a game that was taken is told again after its ticket has ended', async () => {
  const { ticket } = await startAgo(600_000);
  await handIn(ticket, GAME.log);
  await shift(3 * HOUR_MS);
  expect((await handIn(ticket, GAME.log)).status).toBe(200);
});

describe('error: a game that does not count', () => {
  test('args: with a byte that was altered, wherever it is', async () => {
    for (let at = 1; at < GAME.log.length; at += Math.ceil(GAME.log.length / 9)) {
      const log = GAME.log.slice();
      log[at] = (log[at] ?? 0) ^ 16;
      expect(await refused(log)).toEqual([422, 'GAME_LOG_DAMAGED']);
    }
  });

  test('args: with an input that was altered and sealed again: it is worth what it truly comes to', async () => {
    const inputs = GAME.inputs.slice();
    inputs.fill(0, 0, 400);
    const truth = replay(SEED, inputs);
    expect(truth.score).toBeLessThan(GAME.score);
    const answer = await handInNew(encodePacked(inputs));
    // It either ends otherwise or not at all; nobody gets the score of the game that it was.
    expect([200, 422]).toContain(answer.status);
    expect(((await answer.json()) as { score?: number }).score).not.toBe(GAME.score);
  });

  test('args: of other rules', async () => {
    const log = GAME.log.slice();
    log[0] = 99;
    expect(await refused(log)).toEqual([422, 'GAME_LOG_VERSION']);
  });

  test('args: on the level of another day', async () => {
    const { ticket, day } = await startAgo(600_000);
    await rig.database.pool.query('update app.game_days set seed = 5 where day = $1', [day]);
    const answer = await handIn(ticket, GAME.log);
    expect(((await answer.json()) as { score?: number }).score).not.toBe(GAME.score);
  });

  test('args: that goes on after its end', async () => {
    expect(await refused(encodePacked(Uint16Array.from([...GAME.inputs, 0, 0])))).toEqual([
      422,
      'GAME_LOG_GOES_ON',
    ]);
  });

  test('args: that is not over', async () => {
    expect(await refused(encodePacked(GAME.inputs.slice(0, -5)))).toEqual([422, 'GAME_UNFINISHED']);
    expect(await refused(encodePacked(new Uint16Array()))).toEqual([422, 'GAME_UNFINISHED']);
  });

  test('args: in which nothing was scored', async () => {
    const { world, inputs } = play(SEED, idleBot);
    expect(world.score).toBe(0);
    expect(await refused(encodePacked(inputs))).toEqual([422, 'GAME_NO_SCORE']);
  });

  test('args: longer than five minutes', async () => {
    expect(await refused(new Uint8Array(MOST_LOG_BYTES + 1))).toEqual([422, 'GAME_LOG_TOO_LONG']);
    expect(await refused('A'.repeat(76_004))).toEqual([400, 'INVALID_FIELD']);
    expect(await refused('A'.repeat(90_000))).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test.each(['', 'AQYEO', 'AQ==AQ==', '-_-_', 'AQYE OpU'])('args: that is no base64: %o', async (log) => {
    expect(await refused(log)).toEqual([400, 'INVALID_FIELD']);
  });

  test('args: handed in before it can be over, and taken once it can', async () => {
    const ms = GAME.ticks * 16;
    const { ticket } = await startAgo(0);
    const answer = await handIn(ticket, GAME.log);
    expect(answer.status).toBe(409);
    const { code, values } = (await answer.json()) as { code: string; values: { seconds: number } };
    expect(code).toBe('GAME_TOO_FAST');
    expect(values.seconds).toBeGreaterThanOrEqual(Math.floor(ms / 1_000) - 2);
    expect(values.seconds).toBeLessThanOrEqual(Math.ceil(ms / 1_000));
    await shift(ms);
    expect((await handIn(ticket, GAME.log)).status).toBe(200);
  });

  test('args: with a clock that was set back since', async () => {
    const { ticket } = await startAgo(-HOUR_MS);
    expect(await codeOf(await handIn(ticket, GAME.log))).toEqual([409, 'GAME_TOO_FAST']);
  });

  test('args: with a ticket that nobody gave', async () => {
    expect(await codeOf(await handIn('A'.repeat(22), GAME.log))).toEqual([404, 'GAME_TICKET_UNKNOWN']);
    expect(await codeOf(await handIn('short', GAME.log))).toEqual([400, 'INVALID_FIELD']);
  });

  test('args: with a ticket that has ended', async () => {
    const { ticket } = await startAgo(3 * HOUR_MS);
    expect(await codeOf(await handIn(ticket, GAME.log))).toEqual([409, 'GAME_TICKET_ENDED']);
  });

  test('args: with a ticket of another game', async () => {
    const { ticket } = await startAgo(600_000);
    await handIn(ticket, GAME.log);
    expect(await codeOf(await handIn(ticket, played(2).log))).toEqual([409, 'GAME_TICKET_USED']);
  });

  test('args: with one ticket for two games at the same time: one of them counts', async () => {
    const { ticket } = await startAgo(600_000);
    const answers = await Promise.all([handIn(ticket, GAME.log), handIn(ticket, played(2).log)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await board()).scores).toHaveLength(1);
  });

  test('args: that was handed in with another ticket, also at the same time', async () => {
    const tickets = await Promise.all([startAgo(0), startAgo(0), startAgo(0)]);
    await shift(600_000);
    const answers = await Promise.all(tickets.map(({ ticket }) => handIn(ticket, GAME.log)));
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(codes.filter(([, code]) => code === 'GAME_REPEATED')).toHaveLength(2);
    expect((await board()).scores).toHaveLength(1);
  });

  test('args: that is another’s with an aim turned where nothing was thrown', async () => {
    await handInNew(GAME.log);
    const inputs = GAME.inputs.slice();
    const idle = inputs.findIndex((packed) => (packed >> 10) % 2 === 0);
    inputs[idle] = (inputs[idle] ?? 0) ^ 1;
    expect(await codeOf(await handInNew(encodePacked(inputs)))).toEqual([409, 'GAME_REPEATED']);
  });

  test.each(['', ' ', '<b>Joe', 'a'.repeat(21), 'up\u202eside', 7])(
    'args: with the name %o',
    async (name) => {
      expect(await codeOf(await handInNew(GAME.log, { name }))).toEqual([400, 'INVALID_FIELD']);
      expect((await board()).scores).toEqual([]);
    },
  );
});

test('behavior: a refused game leaves the ticket as good as new', async () => {
  const { ticket } = await startAgo(600_000);
  const damaged = GAME.log.slice();
  damaged[9] = (damaged[9] ?? 0) ^ 1;
  await handIn(ticket, damaged);
  expect((await handIn(ticket, GAME.log)).status).toBe(200);
});

test('behavior: a game of today cannot be watched, one of a day that is over can, to the same score', async () => {
  await handInNew(GAME.log, { name: 'Joe' });
  expect(await codeOf(await rig.get('/api/game/replays/1'))).toEqual([409, 'GAME_REPLAY_LATER']);
  await daysLater(2);
  const { day } = await board();
  const before = new Date(Date.parse(day) - 48 * HOUR_MS).toISOString().slice(0, 10);
  expect((await board(`?day=${before}`)).scores).toMatchObject([{ name: 'Joe', replay: '1' }]);
  const game = (await (await rig.get('/api/game/replays/1')).json()) as {
    seed: number;
    log: string;
    score: number;
  };
  expect(game).toMatchObject({ seed: SEED, score: GAME.score, day: before, name: 'Joe' });
  expect(game.log).toBe(asBase64(GAME.log));
});

test('behavior: a game of earlier rules stays on the board, and is not shown by others', async () => {
  await handInNew(GAME.log);
  await daysLater(2);
  await rig.database.pool.query('update app.game_scores set log = set_byte(log, 0, 0)');
  expect(await codeOf(await rig.get('/api/game/replays/1'))).toEqual([409, 'GAME_REPLAY_OLD']);
  expect(await codeOf(await rig.get('/api/game/replays/2'))).toEqual([404, 'GAME_REPLAY_UNKNOWN']);
});

test.each(['2026-13-01', '2026-02-30', 'today', ''])('error: the board of the day %o', async (day) => {
  expect(await codeOf(await rig.get(`/api/game/scores?day=${day}`))).toEqual([400, 'INVALID_FIELD']);
});

test('behavior: the board of a day without games is empty, also one to come', async () => {
  expect(await board('?day=2031-01-01')).toMatchObject({ day: '2031-01-01', scores: [] });
});

test('behavior: the board keeps the best hundred of a day', async () => {
  await rig.database.pool.query(
    `insert into app.game_scores (day, score, ticks, outcome, trace, log)
     select (now() at time zone 'utc')::date, 400, n, 'won', 'row ' || n, '\\x01' from generate_series(1, 100) n`,
  );
  expect(await (await handInNew(GAME.log)).json()).toMatchObject({ place: 1, isOnBoard: true });
  expect((await board()).scores).toHaveLength(100);
  const lost = played(3, SKILLS.beginner);
  expect(lost.score).toBeLessThan(400);
  expect(await (await handInNew(lost.log)).json()).toMatchObject({ place: 101, isOnBoard: false });
  expect((await board()).scores.at(-1)).toMatchObject({ place: 100, ticks: 99 });
});

test('behavior: after ninety days the best three of a day stay, and ended tickets are forgotten', async () => {
  await rig.database.pool.query(
    `insert into app.game_scores (day, score, ticks, outcome, trace, log)
     select (now() at time zone 'utc')::date - ago, n, 9, 'lost', 'row ' || n, '\\x01'
     from generate_series(1, 5) n, unnest(array[90, 91]) ago`,
  );
  await startAgo(4 * HOUR_MS);
  await startAgo(0);
  await forgetScores(rig.database.pool);
  await forgetTickets(rig.database.pool);
  const { rows } = await rig.database.pool.query(
    `select score from app.game_scores where day < (now() at time zone 'utc')::date - 90 order by score`,
  );
  expect(rows).toEqual([{ score: 3 }, { score: 4 }, { score: 5 }]);
  expect((await rig.database.pool.query('select 1 from app.game_scores')).rowCount).toBe(8);
  expect((await rig.database.pool.query('select 1 from app.game_tickets')).rowCount).toBe(1);
});

test('behavior: the admin takes a game off the board, and it is noted', async () => {
  await handInNew(GAME.log, { name: 'Rude' });
  const cookie = await rig.signIn();
  const list = (await (await rig.get('/api/admin/game/scores', { cookie })).json()) as Board;
  expect(list.scores).toMatchObject([{ number: '1', place: 1, name: 'Rude' }]);
  expect(await codeOf(await rig.post('/api/admin/game/scores/1/removal', {}))).toEqual([
    401,
    'SIGN_IN_FIRST',
  ]);
  expect((await rig.post('/api/admin/game/scores/1/removal', {}, { cookie })).status).toBe(200);
  expect((await board()).scores).toEqual([]);
  expect(await codeOf(await rig.post('/api/admin/game/scores/1/removal', {}, { cookie }))).toEqual([
    404,
    'GAME_REPLAY_UNKNOWN',
  ]);
  expect(await rig.actions(cookie)).toMatchObject([
    { action: 'score-removed', detail: { score: GAME.score } },
    { action: 'signed-in' },
  ]);
});

test('behavior: who starts or hands in too often waits', async () => {
  const starts = await Promise.all(Array.from({ length: 31 }, () => rig.post('/api/game/start', {})));
  expect(starts.filter(({ status }) => status === 429)).toHaveLength(1);
  const scores = await Promise.all(Array.from({ length: 16 }, () => handIn('A'.repeat(22), GAME.log)));
  expect(scores.filter(({ status }) => status === 429)).toHaveLength(1);
});
