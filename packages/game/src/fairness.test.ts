// Enemies are fair: whoever is hurt was shown before that it was coming, and whoever steps aside is missed.
import { expect, test } from 'vitest';
import { idleBot, makeRandomBot, type Bot } from './testing/bot.ts';
import { play } from './testing/play.ts';
import { REST } from './input.ts';
import { step } from './step.ts';
import { worldOf, type Enemy, type EnemyKind, type World } from './world.ts';

/** Ticks from when an enemy showed that it would attack to each hurt that came of it. */
function warnings(seed: number, bot: Bot): number[] {
  const readyAt: Partial<Record<EnemyKind, number>> = {};
  const all: number[] = [];
  play(seed, bot, ({ events, tick }) => {
    for (const event of events) {
      if (event.kind === 'ready') readyAt[event.who] = tick;
      if (event.kind === 'hurt') all.push(tick - (readyAt[event.by] ?? tick));
    }
  });
  return all;
}

test('behavior: every hurt comes half a second or more after the enemy showed that it would attack', () => {
  const all = Array.from({ length: 100 }, (_, n) =>
    warnings(n, n % 2 === 0 ? idleBot : makeRandomBot(n)),
  ).flat();
  expect(all.length).toBeGreaterThan(500);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(32);
});

test('behavior: nobody is hurt in the first two seconds', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const world = worldOf(seed);
    for (let tick = 0; tick < 125; tick++) step(world, REST);
    expect(world.player.health).toBe(100);
  }
});

test('behavior: a hit spares the ape for 50 ticks', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const hurtAt: number[] = [];
    play(seed, idleBot, ({ tick, events }) => {
      if (events.some(({ kind }) => kind === 'hurt')) hurtAt.push(tick);
    });
    const between = hurtAt.slice(1).map((tick, at) => tick - (hurtAt[at] ?? 0));
    expect(Math.min(...between)).toBeGreaterThanOrEqual(50);
  }
});

/** Puts an enemy 140 pixels right of the ape on a field without obstacles, ready to attack, and the others out of the game. */
function duel(kind: EnemyKind): { world: World; enemy: Enemy } {
  const world = worldOf(77);
  world.level.blocked.fill(0);
  for (const other of world.enemies) if (other.kind !== kind) other.mode = 'down';
  const enemy = world.enemies.find((one) => one.kind === kind);
  if (enemy === undefined) throw new Error(`There is no ${kind}.`);
  Object.assign(world.player, { x: 300 * 256, y: 300 * 256 });
  Object.assign(enemy, { x: 440 * 256, y: 300 * 256, mode: 'ready', modeFor: 0, modeUntil: 36 });
  return { world, enemy };
}

test.each(['parrot', 'snake', 'crab'] as const)(
  'behavior: who stands still is hit by the %s, who steps aside is not',
  (kind) => {
    const stood = duel(kind);
    for (let tick = 0; tick < 100; tick++) step(stood.world, REST);
    expect(stood.world.player.health).toBeLessThan(100);

    const moved = duel(kind);
    for (let tick = 0; tick < 100; tick++) {
      step(
        moved.world,
        moved.enemy.isAimed && tick < 60 ? { dx: 0, dy: 1, aim: 0, isShooting: false } : REST,
      );
    }
    expect(moved.world.player.health).toBe(100);
  },
);

test('behavior: a banana takes 3 from a crab that throws and 1 from one in its shell', () => {
  for (const [mode, health] of [
    ['ready', 47],
    ['roam', 49],
  ] as const) {
    const { world, enemy } = duel('crab');
    Object.assign(enemy, { mode, modeUntil: 1000 });
    step(world, { dx: 0, dy: 0, aim: 0, isShooting: true });
    for (let tick = 0; tick < 20; tick++) step(world, REST);
    expect(enemy.health).toBe(health);
  }
});
