// What holds in every tick of every game, whoever plays.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOUNDS } from './constants.ts';
import { cellAt, isInside } from './grid.ts';
import { unpackInput, REST, type Input } from './input.ts';
import { step } from './step.ts';
import { SKILLS, idleBot, makeBot, makeRandomBot } from './testing/bot.ts';
import { play } from './testing/play.ts';
import { worldOf, type World } from './world.ts';

const WAYS = [-1, 0, 1] as const;

/** What is wrong with a world, given what it was a tick before; null if nothing is. */
function faultOf(world: World, before: { score: number; health: number }): string | null {
  const { player, enemies, shots, level, score, tick } = world;
  for (const body of [player, ...enemies, ...shots]) {
    if (!Number.isSafeInteger(body.x) || !Number.isSafeInteger(body.y) || !isInside(body.x, body.y))
      return `tick ${tick}: a body at ${body.x}, ${body.y}`;
  }
  for (const body of [player, ...enemies.filter(({ kind }) => kind !== 'parrot')]) {
    if (level.blocked[cellAt(body.x, body.y)] === 1)
      return `tick ${tick}: somebody in an obstacle at ${body.x}, ${body.y}`;
  }
  if (score < before.score) return `tick ${tick}: the score fell from ${before.score} to ${score}`;
  if (player.health > before.health || player.health < 0) return `tick ${tick}: health ${player.health}`;
  return shots.length > 20 ? `tick ${tick}: ${shots.length} shots` : null;
}

/** Looks at each tick and keeps what was wrong. */
function makeWatch() {
  const before = { score: 0, health: 100 };
  const faults: string[] = [];
  const look = (world: World): void => {
    const fault = faultOf(world, before);
    if (fault !== null) faults.push(fault);
    before.score = world.score;
    before.health = world.player.health;
  };
  return { look, faults };
}

test.each([
  ['random keys', makeRandomBot],
  ['middling', (seed: number) => makeBot(SKILLS.middling, seed)],
  ['good', (seed: number) => makeBot(SKILLS.good, seed)],
  ['idle', () => idleBot],
])('behavior: nobody leaves the bounds, enters an obstacle or loses points: %s', (_, botOf) => {
  for (let seed = 1; seed <= 40; seed++) {
    const { look, faults } = makeWatch();
    play(seed, botOf(seed), look);
    expect(faults, `seed ${seed}`).toEqual([]);
  }
});

const runs = fc.array(
  fc.record({
    packed: fc.integer({ min: 0, max: 18 * 1024 - 1 }),
    ticks: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 60 },
);

test('behavior: any inputs at all keep the world sound', () => {
  fc.assert(
    fc.property(fc.integer(), runs, (seed, all) => {
      const world = worldOf(seed);
      const { look, faults } = makeWatch();
      for (const { packed, ticks } of all) {
        for (let tick = 0; tick < ticks; tick++) {
          step(world, unpackInput(packed) ?? REST);
          look(world);
        }
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('behavior: a game that is over stays as it is', () => {
  const { world } = play(5, idleBot);
  expect(world.outcome).toBe('lost');
  const tick = world.tick;
  step(world, { dx: 1, dy: 0, aim: 0, isShooting: true });
  const after = JSON.stringify(world);
  step(world, { dx: 1, dy: 0, aim: 0, isShooting: true });
  expect(world.tick).toBe(tick);
  expect(world.events).toEqual([]);
  expect(JSON.stringify(world)).toBe(after);
});

test('behavior: five minutes end it', () => {
  const world = worldOf(9);
  while (world.outcome === 'playing') {
    world.player.health = 100;
    step(world, REST);
  }
  expect(world.outcome).toBe('timeout');
  expect(world.tick).toBe(18_750);
  expect(world.events.at(-1)).toMatchObject({ kind: 'end', outcome: 'timeout' });
});

/** Walks to and fro across the field, so that there is a way to find. */
const walkAt = (tick: number): Input => ({
  dx: WAYS[Math.floor(tick / 240) % 3] ?? 0,
  dy: WAYS[Math.floor(tick / 130) % 3] ?? 0,
  aim: 0,
  isShooting: false,
});

/** For how many ticks the ape's enemies stood at most, each, while they were going somewhere. */
function longestStands(seed: number): number[] {
  const world = worldOf(seed);
  const longest = [0, 0, 0];
  const still = [0, 0, 0];
  for (let tick = 0; tick < 3_000; tick++) {
    world.player.health = 100;
    step(world, walkAt(tick));
    for (const [at, enemy] of world.enemies.entries()) {
      const isGoing = enemy.mode === 'roam' || enemy.mode === 'retreat';
      const isStill = enemy.x === enemy.fromX && enemy.y === enemy.fromY;
      still[at] = isGoing && isStill ? (still[at] ?? 0) + 1 : 0;
      longest[at] = Math.max(longest[at] ?? 0, still[at] ?? 0);
    }
  }
  return longest;
}

test('behavior: nobody stands for four seconds while going somewhere, whatever the level', () => {
  for (let seed = 1; seed <= 100; seed++)
    expect(Math.max(...longestStands(seed)), `seed ${seed}`).toBeLessThan(250);
});

test('behavior: the ape walks 3 pixels a tick, aslant as far, and stops at the edge', () => {
  const world = worldOf(1);
  const { x, y } = world.player;
  step(world, { dx: -1, dy: 0, aim: 0, isShooting: false });
  expect(world.player.x).toBe(x - 768);
  step(world, { dx: -1, dy: -1, aim: 0, isShooting: false });
  expect([world.player.x, world.player.y]).toEqual([x - 768 - 543, y - 543]);
  for (let tick = 0; tick < 100; tick++) step(world, { dx: -1, dy: 0, aim: 0, isShooting: false });
  expect(world.player.x).toBe(BOUNDS.left);
});

test('behavior: a thrown banana flies 8 pixels a tick where it is aimed', () => {
  const world = worldOf(1);
  step(world, { dx: 0, dy: 0, aim: 768, isShooting: true });
  expect(world.shots).toMatchObject([{ kind: 'banana', vx: 0, vy: -2048 }]);
  expect(world.player.y - (world.shots[0]?.y ?? 0)).toBe(2048);
});
