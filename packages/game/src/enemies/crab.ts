// The crab: walks sideways round the ape, and opens its shell to throw a hammer.
import { cosineTimes, sineTimes } from '../angle.ts';
import { PX } from '../constants.ts';
import { isStepOpen } from '../flow.ts';
import { COLS, middleX, middleY, squaredBetween } from '../grid.ts';
import { randomBelow } from '../random.ts';
import { isInSight } from '../sight.ts';
import type { Enemy, World } from '../world.ts';
import { beginAttack, enter, getReady, nextToPlayer, takeAim, walk } from './mode.ts';

export const HAMMER_DAMAGE = 9;
const HAMMER_SPEED = 1152;
const WALK_SPEED = 384;
const NEAR = 130 * PX;
const WIDE = 270 * PX;
const THROWS_FROM = 420 * PX;
const READY_TICKS = 36;
const FIXED_TICKS = 12;
const ATTACK_TICKS = 8;
const REST_TICKS = 30;
const PAUSE_TICKS = 130;
const LOOK_TICKS = 4;

/** How little a cell suits: it likes to keep its distance, and to go on the way round that it goes. */
function unease(world: World, enemy: Enemy, cell: number, next: number): number {
  const { player } = world;
  const x = middleX(next) - player.x;
  const y = middleY(next) - player.y;
  const squared = x * x + y * y;
  const far = squared < NEAR * NEAR ? 4 : squared > WIDE * WIDE ? 3 : 0;
  const turned = (middleX(cell) - player.x) * y - (middleY(cell) - player.y) * x;
  return far + (turned * enemy.side > 0 ? 0 : turned === 0 ? 2 : 3) + randomBelow(world, 2);
}

function sideways(world: World, enemy: Enemy, cell: number): number {
  const { blocked } = world.level;
  let best = cell;
  let least = 100;
  for (let dr = -1; dr <= 1; dr++) {
    for (let dc = -1; dc <= 1; dc++) {
      if ((dc === 0 && dr === 0) || !isStepOpen(blocked, cell, dc, dr)) continue;
      const next = cell + dc + dr * COLS;
      const now = unease(world, enemy, cell, next);
      if (now < least) [best, least] = [next, now];
    }
  }
  if (least >= 3) enemy.side = -enemy.side;
  return best;
}

function roam(world: World, enemy: Enemy): void {
  const { level, player } = world;
  if (enemy.modeUntil === 0) enemy.modeUntil = PAUSE_TICKS + randomBelow(world, 60);
  walk(enemy, WALK_SPEED, (cell) =>
    squaredBetween(enemy, player) < WIDE * WIDE && isInSight(level.blocked, enemy, player)
      ? sideways(world, enemy, cell)
      : nextToPlayer(world, cell),
  );
  if (enemy.modeFor < enemy.modeUntil || world.tick % LOOK_TICKS !== 0) return;
  if (squaredBetween(enemy, player) < THROWS_FROM * THROWS_FROM && isInSight(level.blocked, enemy, player))
    getReady(world, enemy, READY_TICKS);
}

function throwHammer(world: World, enemy: Enemy): void {
  beginAttack(world, enemy, ATTACK_TICKS);
  const { x, y, aim } = enemy;
  const vx = cosineTimes(aim, HAMMER_SPEED);
  const vy = sineTimes(aim, HAMMER_SPEED);
  world.shots.push({ kind: 'hammer', x, y, fromX: x, fromY: y, vx, vy });
}

/** A tick of the crab. */
export function stepCrab(world: World, enemy: Enemy): void {
  if (enemy.mode === 'ready') {
    takeAim(world, enemy, FIXED_TICKS);
    if (enemy.modeFor >= enemy.modeUntil) throwHammer(world, enemy);
  } else if (enemy.mode === 'attack') {
    if (enemy.modeFor >= enemy.modeUntil) enter(enemy, 'rest', REST_TICKS);
  } else if (enemy.mode === 'rest') {
    if (enemy.modeFor >= enemy.modeUntil) enter(enemy, 'roam', 0);
  } else roam(world, enemy);
}
