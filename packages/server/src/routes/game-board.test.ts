// The board of the game: its order, its days, what can be watched, and what is taken off it or forgotten.
import { SKILLS } from '@lilape/game/testing/bot';
import { expect, test } from 'vitest';
import { forgetScores } from '#game/board.ts';
import { forgetStarted } from '#game/started-games.ts';
import { codeOf } from '#testing/admin-rig.ts';
import { SEED, HOUR_MS, asBase64, played, GAME, type TestBoard, useGameRig } from '#testing/game-rig.ts';

const { rig, startAgo, handIn, handInNew, board, daysLater } = useGameRig();

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

test.each(['2026-13-01', '2026-02-30', '0000-01-01', '9999-12-31', 'today', ''])(
  'error: the board of the day %o',
  async (day) => {
    expect(await codeOf(await rig.get(`/api/game/scores?day=${day}`))).toEqual([400, 'INVALID_FIELD']);
  },
);

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

test('behavior: after ninety days the best three of a day stay, and ended starts are forgotten', async () => {
  await rig.database.pool.query(
    `insert into app.game_scores (day, score, ticks, outcome, trace, log)
     select (now() at time zone 'utc')::date - ago, n, 9, 'lost', 'row ' || n, '\\x01'
     from generate_series(1, 5) n, unnest(array[90, 91]) ago`,
  );
  await startAgo(4 * HOUR_MS);
  await startAgo(0);
  await forgetScores(rig.database.pool);
  await forgetStarted(rig.database.pool);
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
  const list = (await (await rig.get('/api/admin/game/scores', { cookie })).json()) as TestBoard;
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

test('behavior: a game that was taken off the board does not come back with another nonce, nor is it answered again', async () => {
  const { nonce } = await startAgo(600_000);
  await handIn(nonce, GAME.log, { name: 'Rude' });
  const cookie = await rig.signIn();
  await rig.post('/api/admin/game/scores/1/removal', {}, { cookie });
  expect(await codeOf(await handInNew(GAME.log, { name: 'Rude' }))).toEqual([409, 'GAME_REPEATED']);
  expect(await (await handIn(nonce, GAME.log)).json()).toMatchObject({ isOnBoard: false });
  const { rows } = await rig.database.pool.query('select name, length(log) as bytes from app.game_scores');
  expect(rows).toEqual([{ name: null, bytes: 0 }]);
  await daysLater(2);
  expect(await codeOf(await rig.get('/api/game/replays/1'))).toEqual([404, 'GAME_REPLAY_UNKNOWN']);
  await daysLater(100);
  await forgetScores(rig.database.pool);
  expect((await rig.database.pool.query('select 1 from app.game_scores')).rowCount).toBe(0);
});
