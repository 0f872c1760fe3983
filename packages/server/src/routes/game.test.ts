// Handing in a game: a nonce for each, scores by replay alone, and a refusal with its reason for everything else.
import { MAX_LOG_BYTES, encodePacked } from '@lilape/game/log';
import { replay } from '@lilape/game/replay';
import { idleBot } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';
import { describe, expect, test } from 'vitest';
import { codeOf } from '#testing/admin-rig.ts';
import { SEED, HOUR_MS, played, GAME, useGameRig } from '#testing/game-rig.ts';

const { rig, shift, startAgo, handIn, handInNew, refused, board } = useGameRig();

test('behavior: everybody gets the level of the day, each a nonce of their own', async () => {
  await rig.database.pool.query('truncate app.game_days cascade');
  const all = await Promise.all(Array.from({ length: 8 }, () => startAgo(0)));
  expect(new Set(all.map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(all.map(({ nonce }) => nonce)).size).toBe(8);
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

test('behavior: sent again with the same nonce, also at the same time, it is the same game', async () => {
  const { nonce } = await startAgo(600_000);
  const answers = await Promise.all(Array.from({ length: 4 }, () => handIn(nonce, GAME.log)));
  const again = await handIn(nonce, GAME.log);
  const bodies = await Promise.all([...answers, again].map((answer) => answer.json()));
  expect(bodies).toEqual(Array.from({ length: 5 }, () => bodies[0]));
  expect(bodies[0]).toMatchObject({ success: true, place: 1 });
  expect((await board()).scores).toHaveLength(1);
});

test('behavior: a game that was taken is answered again after its time has ended', async () => {
  const { nonce } = await startAgo(600_000);
  await handIn(nonce, GAME.log);
  await shift(3 * HOUR_MS);
  expect((await handIn(nonce, GAME.log)).status).toBe(200);
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
    const { nonce, day } = await startAgo(600_000);
    await rig.database.pool.query('update app.game_days set seed = 5 where day = $1', [day]);
    const answer = await handIn(nonce, GAME.log);
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
    expect(await refused(new Uint8Array(MAX_LOG_BYTES + 1))).toEqual([422, 'GAME_LOG_TOO_LONG']);
    expect(await refused('A'.repeat(76_004))).toEqual([400, 'INVALID_FIELD']);
    expect(await refused('A'.repeat(90_000))).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test.each(['', 'AQYEO', 'AQ==AQ==', '-_-_', 'AQYE OpU'])('args: that is no base64: %o', async (log) => {
    expect(await refused(log)).toEqual([400, 'INVALID_FIELD']);
  });

  test('args: handed in before it can be over, and taken once it can', async () => {
    const ms = GAME.ticks * 16;
    const { nonce } = await startAgo(0);
    const answer = await handIn(nonce, GAME.log);
    expect(answer.status).toBe(409);
    const { code, values } = (await answer.json()) as { code: string; values: { seconds: number } };
    expect(code).toBe('GAME_TOO_FAST');
    expect(values.seconds).toBeGreaterThanOrEqual(Math.floor(ms / 1_000) - 2);
    expect(values.seconds).toBeLessThanOrEqual(Math.ceil(ms / 1_000));
    await shift(ms);
    expect((await handIn(nonce, GAME.log)).status).toBe(200);
  });

  test('args: with a clock that was set back since', async () => {
    const { nonce } = await startAgo(-HOUR_MS);
    expect(await codeOf(await handIn(nonce, GAME.log))).toEqual([409, 'GAME_TOO_FAST']);
  });

  test('args: with a nonce that nobody gave', async () => {
    expect(await codeOf(await handIn('A'.repeat(22), GAME.log))).toEqual([404, 'GAME_TICKET_UNKNOWN']);
    expect(await codeOf(await handIn('short', GAME.log))).toEqual([400, 'INVALID_FIELD']);
  });

  test('args: with a nonce that has ended', async () => {
    const { nonce } = await startAgo(3 * HOUR_MS);
    expect(await codeOf(await handIn(nonce, GAME.log))).toEqual([409, 'GAME_TICKET_ENDED']);
  });

  test('args: with a nonce of another game', async () => {
    const { nonce } = await startAgo(600_000);
    await handIn(nonce, GAME.log);
    expect(await codeOf(await handIn(nonce, played(2).log))).toEqual([409, 'GAME_TICKET_USED']);
  });

  test('args: with one nonce for two games at the same time: one of them counts', async () => {
    const { nonce } = await startAgo(600_000);
    const answers = await Promise.all([handIn(nonce, GAME.log), handIn(nonce, played(2).log)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await board()).scores).toHaveLength(1);
  });

  test('args: that was handed in with another nonce, also at the same time', async () => {
    const starts = await Promise.all([startAgo(0), startAgo(0), startAgo(0)]);
    await shift(600_000);
    const answers = await Promise.all(starts.map(({ nonce }) => handIn(nonce, GAME.log)));
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

test('behavior: a refused game leaves the nonce as good as new', async () => {
  const { nonce } = await startAgo(600_000);
  const damaged = GAME.log.slice();
  damaged[9] = (damaged[9] ?? 0) ^ 1;
  await handIn(nonce, damaged);
  expect((await handIn(nonce, GAME.log)).status).toBe(200);
});

test('behavior: a game that was taken is answered again without being played again', async () => {
  const { nonce } = await startAgo(600_000);
  const taken = await (await handIn(nonce, GAME.log)).json();
  await rig.database.pool.query('update app.game_days set seed = 1');
  expect(await (await handIn(nonce, GAME.log)).json()).toEqual(taken);
});
