/** Drawings and looks of everybody. */
import { step } from '@lilape/game/step';
import { SKILLS, makeBot } from '@lilape/game/testing/bot';
import { type Enemy, type World, worldOf } from '@lilape/game/world';
import { expect, test } from 'vitest';
import { enemyLooksLeft, looksLeft, readiness, spriteOfEnemy, spriteOfPlayer, tiltOf } from './pose.ts';

const world: World = worldOf(7);
const someone = (changes: Partial<Enemy>): Enemy => ({ ...(world.enemies[0] as Enemy), ...changes });
const ape = (changes: Partial<World['player']>, { outcome = 'playing', tick = 0 }: Partial<World> = {}) =>
  spriteOfPlayer({ ...world.player, ...changes }, { outcome, tick });

test('behavior: the ape stands, walks in two steps, throws, shrinks back, wins and falls', () => {
  expect(ape({})).toBe('ape-walk-b');
  expect(ape({ isMoving: true }, { tick: 7 })).toBe('ape-walk-b');
  expect(ape({ isMoving: true }, { tick: 8 })).toBe('ape-walk-a');
  expect(ape({ throwIn: 24 })).toBe('ape-throw');
  expect(ape({ throwIn: 14 })).toBe('ape-walk-b');
  expect(ape({ sparedFor: 50, throwIn: 24 })).toBe('ape-hurt');
  expect(ape({ sparedFor: 28 })).toBe('ape-walk-b');
  expect(ape({ sparedFor: 50 }, { outcome: 'won' })).toBe('ape-win');
  expect(ape({ sparedFor: 50 }, { outcome: 'lost' })).toBe('ape-down');
});

test('behavior: an enemy is painted at what it is at, and hurt for as long as it shows', () => {
  expect(spriteOfEnemy(someone({ kind: 'crab', mode: 'ready' }), 0)).toBe('crab-ready');
  expect(spriteOfEnemy(someone({ kind: 'crab', mode: 'roam' }), 0)).toBe('crab-walk-a');
  expect(spriteOfEnemy(someone({ kind: 'crab', mode: 'retreat' }), 8)).toBe('crab-walk-b');
  expect(spriteOfEnemy(someone({ kind: 'snake', mode: 'lurk', hurtFor: 1 }), 0)).toBe('snake-hurt');
  expect(spriteOfEnemy(someone({ kind: 'snake', mode: 'down', hurtFor: 9 }), 0)).toBe('snake-down');
});

test('behavior: who aims up or down goes on looking to the same side', () => {
  expect([0, 200, 256, 300, 512, 768, 1000].map(looksLeft)).toEqual([
    false,
    false,
    null,
    true,
    true,
    null,
    false,
  ]);
});

test('behavior: an enemy looks along its attack, its flight, and else at the ape', () => {
  const player = { x: 100_000 };
  expect(enemyLooksLeft(someone({ mode: 'attack', aim: 512, x: 50_000 }), player)).toBe(true);
  expect(enemyLooksLeft(someone({ mode: 'roam', x: 50_000 }), player)).toBe(false);
  expect(enemyLooksLeft(someone({ mode: 'roam', x: 99_000 }), player)).toBe(null);
  expect(enemyLooksLeft(someone({ mode: 'retreat', x: 50_000, fromX: 50_500 }), player)).toBe(true);
  expect(enemyLooksLeft(someone({ mode: 'retreat', x: 50_000, fromX: 50_000 }), player)).toBe(null);
  expect(enemyLooksLeft(someone({ mode: 'down', x: 50_000 }), player)).toBe(null);
});

test('behavior: a drawing is tilted downwards by the same angle on either side', () => {
  expect(tiltOf(128, false)).toBeCloseTo(Math.PI / 4);
  expect(tiltOf(384, true)).toBeCloseTo(Math.PI / 4);
  expect(tiltOf(896, false)).toBeCloseTo(-Math.PI / 4);
});

test('behavior: readiness goes from 0 to 1, and is 0 where no end is known', () => {
  expect(readiness(someone({ modeFor: 10, modeUntil: 40 }), 0)).toBe(0.25);
  expect(readiness(someone({ modeFor: 40, modeUntil: 40 }), 1)).toBe(1);
  expect(readiness(someone({ modeFor: 3, modeUntil: 0 }), 1)).toBe(0);
});

test('behavior: in whole games everybody always has a drawing', () => {
  const played = worldOf(11);
  const bot = makeBot(SKILLS.middling, 3);
  const seen = new Set<string>();
  while (played.outcome === 'playing') {
    step(played, bot(played));
    seen.add(spriteOfPlayer(played.player, played));
    for (const enemy of played.enemies) seen.add(spriteOfEnemy(enemy, played.tick));
  }
  for (const kind of ['parrot', 'snake', 'crab'])
    for (const pose of ['ready', 'attack', 'rest', 'hurt']) expect(seen).toContain(`${kind}-${pose}`);
});
