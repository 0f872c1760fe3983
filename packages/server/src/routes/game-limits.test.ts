// What of the game nobody gets more of than they can play.
import { MAX_TICKS } from '@lilape/game/constants';
import { encodePacked } from '@lilape/game/log';
import { SKILLS } from '@lilape/game/testing/bot';
import { expect, test } from 'vitest';
import { STRANGER, codeOf } from '#testing/admin-rig.ts';
import { asBase64, played, GAME, useGameRig } from '#testing/game-rig.ts';

const { rig, startAgo, handIn, handInNew, board } = useGameRig();

test('behavior: nobody has games played again for longer than they can have played, at the cost of others', async () => {
  const { nonce } = await startAgo(600_000);
  const long = encodePacked(new Uint16Array(MAX_TICKS));
  for (let n = 0; n < 4; n++)
    expect(await codeOf(await handIn(nonce, '////'))).toEqual([422, 'GAME_LOG_DAMAGED']);
  for (let n = 0; n < 10; n++)
    expect(await codeOf(await handIn(nonce, long))).toEqual([422, 'GAME_LOG_GOES_ON']);
  rig.later(1_000);
  expect(await codeOf(await handIn(nonce, long))).toEqual([429, 'TOO_MANY_REQUESTS']);
  const other = { from: STRANGER };
  expect((await rig.post('/api/game/scores', { ticket: nonce, log: asBase64(GAME.log) }, other)).status).toBe(
    200,
  );
});

test('behavior: nobody fills the board of a day alone', async () => {
  const answers: unknown[] = [];
  for (let bot = 1; bot <= 39; bot++) {
    rig.later(6_000);
    answers.push((await codeOf(await handInNew(played(bot, SKILLS.middling).log)))[1]);
  }
  // Thirty at once, and one more in the first two minutes.
  expect(answers.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(8);
  expect((await board()).scores).toHaveLength(31);
});

test('behavior: who starts or hands in too often waits', async () => {
  const starts = await Promise.all(Array.from({ length: 31 }, () => rig.post('/api/game/start', {})));
  expect(starts.filter(({ status }) => status === 429)).toHaveLength(1);
  const scores = await Promise.all(Array.from({ length: 16 }, () => handIn('A'.repeat(22), GAME.log)));
  expect(scores.filter(({ status }) => status === 429)).toHaveLength(1);
});
