import { PX } from '@lilape/game/constants';
import { step } from '@lilape/game/step';
import { makeRandomBot } from '@lilape/game/testing/bot';
import { worldOf } from '@lilape/game/world';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { helpedAim, nearestAim } from './aim-help.ts';
import { worldWith } from './testing/seen.ts';

test('behavior: an aim beside an enemy is turned to it, one far beside is left alone', () => {
  const world = worldWith({ crab: { x: 200, y: 0 } });
  expect([0, 30, 44, 45, 980, 979].map((aim) => helpedAim(world, aim, 44))).toEqual([0, 0, 0, 45, 0, 979]);
});

test('behavior: of two enemies the one is meant to which the aim lies nearer', () => {
  const world = worldWith({ crab: { x: 200, y: 0 }, snake: { x: 150, y: 60 } });
  expect(helpedAim(world, 10, 72)).toBe(0);
  expect(helpedAim(world, 50, 72)).toBe(63);
});

test('behavior: whoever is nearest is thrown at, and nobody whom a wall hides', () => {
  const world = worldWith({ parrot: { x: 0, y: -90 }, crab: { x: 150, y: 0 } });
  expect(nearestAim(world)).toBe(768);
  world.level.blocked.fill(1, 0, 7 * 19);
  expect(nearestAim(world)).toBe(0);
  world.level.blocked.fill(1);
  expect(nearestAim(world)).toBeNull();
  expect(helpedAim(world, 3, 72)).toBe(3);
});

test('behavior: the aim goes ahead of one that walks, but into no wall', () => {
  const world = worldWith({ crab: { x: 0, y: 240 } });
  const [, , crab] = world.enemies;
  if (crab === undefined) throw new Error('There is no crab.');
  crab.fromX = crab.x - 2 * PX;
  // 240 pixels away a banana takes 30 ticks, in which it walks 60.
  const ahead = nearestAim(world) ?? 0;
  expect(ahead).toBeGreaterThan(213);
  expect(ahead).toBeLessThan(218);
  // The two cells before it.
  world.level.blocked.fill(1, 12 * 19 + 10, 12 * 19 + 13);
  expect(nearestAim(world)).toBe(256);
});

test('behavior: a help is an aim within what was allowed, in any game', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 1_023 }),
      (seed, ticks, aim) => {
        const world = worldOf(seed);
        const bot = makeRandomBot(seed);
        for (let tick = 0; tick < ticks; tick++) step(world, bot(world));
        const turn = (helpedAim(world, aim, 72) - aim + 1_024 + 512) % 1_024;
        expect(Number.isInteger(turn)).toBe(true);
        expect(Math.abs(turn - 512)).toBeLessThanOrEqual(72);
        const nearest = nearestAim(world);
        expect(nearest === null || (Number.isInteger(nearest) && nearest >= 0 && nearest < 1_024)).toBe(true);
      },
    ),
  );
});
