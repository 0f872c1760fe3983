// Recorded games come out as they were played, and every game as it was recorded.
import { expect, test } from 'vitest';
import recorded from '../vectors/games.json' with { type: 'json' };
import { REST, packInput } from './input.ts';
import { encodePacked } from './log.ts';
import { decodeLog } from './read-log.ts';
import { replay } from './replay.ts';
import { winBonus } from './score.ts';
import { SKILLS, idleBot, makeBot, makeRandomBot } from './testing/bot.ts';
import { play } from './testing/play.ts';

function inputsOf(log: Uint8Array): Uint16Array {
  const decoded = decodeLog(log);
  if (!decoded.ok) throw new Error(decoded.problem);
  return decoded.inputs;
}

test.each(recorded)('behavior: the recorded game of $name on seed $seed', ({ seed, log, result }) => {
  expect(replay(seed, inputsOf(Uint8Array.from(Buffer.from(log, 'base64'))))).toEqual(result);
});

test('behavior: a game is replayed to the same end', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const bot = [idleBot, makeRandomBot(seed), makeBot(SKILLS.middling, seed), makeBot(SKILLS.good, seed)][
      seed % 4
    ];
    const { world, inputs } = play(seed, bot ?? idleBot);
    expect(replay(seed, inputsOf(encodePacked(inputs)))).toMatchObject({
      outcome: world.outcome,
      score: world.score,
      ticks: world.tick,
      bananas: 8 - world.bananasLeft,
      enemies: 3 - world.enemiesLeft,
      health: world.player.health,
      left: 0,
    });
  }
});

test('behavior: a log on another seed is another game', () => {
  const { world, inputs } = play(7, makeBot(SKILLS.good, 7));
  expect(world.outcome).toBe('won');
  expect(replay(8, inputs).outcome).not.toBe('won');
});

test('behavior: inputs that end early leave the game open, those that go on are counted', () => {
  const { inputs } = play(11, idleBot);
  expect(replay(11, inputs.slice(0, 100))).toMatchObject({ outcome: 'playing', ticks: 100, left: 0 });
  expect(replay(11, Uint16Array.from([...inputs, 4096, 4096]))).toMatchObject({ outcome: 'lost', left: 2 });
  expect(replay(11, Uint16Array.of(65_535))).toMatchObject({ outcome: 'playing', ticks: 0, left: 1 });
});

test('behavior: a win adds a point a second that is left and one a health', () => {
  const { world } = play(7, makeBot(SKILLS.good, 7));
  expect(world.outcome).toBe('won');
  expect(world.score).toBe(230 + Math.floor(((18_750 - world.tick) * 16) / 1000) + world.player.health);
  expect(winBonus(18_750, 1)).toBe(1);
  expect(winBonus(3_750, 64)).toBe(240 + 64);
});

test('behavior: the trace is that of what was done, not of how', () => {
  const still = new Uint16Array(400).fill(packInput(REST));
  // Who throws nothing may aim anywhere, and who presses against the edge stands still.
  const aimed = still.map((packed, tick) => packed + (tick % 1024));
  const moved = still.slice();
  moved[200] = packInput({ ...REST, dx: 1 });
  const threw = still.map((packed, tick) =>
    tick === 399 ? packInput({ ...REST, isShooting: true }) : packed,
  );
  const traces = [still, aimed, moved, threw].map((inputs) => replay(2, inputs).trace);
  expect(traces[1]).toBe(traces[0]);
  expect(new Set(traces).size).toBe(3);
  expect(traces[0]).toMatch(/^[0-9a-f]{16}$/);
});
