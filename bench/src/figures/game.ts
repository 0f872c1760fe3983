// How fast the banana hunt is played and replayed by code: steps a second, and a log of five minutes decoded and played again.
import { MAX_TICKS, TICK_MS } from '@lilape/game/constants';
import { encodePacked } from '@lilape/game/log';
import { decodeLog } from '@lilape/game/read-log';
import { replay } from '@lilape/game/replay';
import { SKILLS, makeBot, makeLoiterer } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';

import { type Bench, median } from '../figure.ts';

const TURNS = 30;
const SEEDS = 400;

/** The log of a game that lasts the whole five minutes. @throws Error where no seed has one */
function longestLog(): { seed: number; log: Uint8Array } {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { world, inputs } = play(seed, makeLoiterer(seed));
    if (world.tick === MAX_TICKS) return { seed, log: encodePacked(inputs) };
  }
  throw new Error('No game lasted for five minutes.');
}

/** Milliseconds to decode a log and to play it again. */
function timeReplay(seed: number, log: Uint8Array): number {
  const startedMs = performance.now();
  const decoded = decodeLog(log);
  if (!decoded.ok || replay(seed, decoded.inputs).ticks !== MAX_TICKS) throw new Error('A replay differs.');
  return performance.now() - startedMs;
}

export const gameBench: Bench = {
  name: 'game',
  async run(print) {
    const { seed, log } = longestLog();
    const times = Array.from({ length: TURNS }, () => timeReplay(seed, log));
    print({
      name: 'replay of a game of five minutes',
      value: median(times),
      unit: 'ms',
      aim: { atMost: 20 },
      note: `${MAX_TICKS} ticks, a log of ${log.length} bytes; median of ${TURNS}, at most ${Math.max(...times).toFixed(1)} ms`,
    });
    const games = Array.from({ length: 100 }, (_, game) => play(game, makeBot(SKILLS.middling, game)));
    const startedMs = performance.now();
    for (const [game, { inputs }] of games.entries()) replay(game, inputs);
    const ms = performance.now() - startedMs;
    const ticks = games.reduce((sum, { world }) => sum + world.tick, 0);
    print({
      name: 'steps of the game',
      value: Math.round((ticks / ms) * 1_000),
      unit: '/s',
      aim: { atLeast: 200_000 },
      note: `${games.length} games of a middling bot, ${Math.round((ticks * TICK_MS) / 1_000)} s of play in ${ms.toFixed(0)} ms`,
    });
  },
};
