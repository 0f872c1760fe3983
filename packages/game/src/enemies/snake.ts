// The snake: lies in wait beside a banana, coils when the ape comes near, strikes, and slips away to the next banana.
import { cosineTimes, sineTimes } from '../angle.ts';
import { GRACE_TICKS, HIT_RADIUS, PX } from '../constants.ts';
import { measureFrom, nextCell } from '../flow.ts';
import { cellAt, clampX, clampY, isBoxBlocked, squaredBetween } from '../grid.ts';
import { hurtPlayer } from '../player.ts';
import { randomBelow } from '../random.ts';
import { isInSight } from '../sight.ts';
import type { Enemy, World } from '../world.ts';
import { beginAttack, enter, getReady, nextToPlayer, standStill, takeAim, walk } from './mode.ts';

const DAMAGE = 12;
const HUNT_SPEED = 2 * PX;
const SLIP_SPEED = 665;
const STRIKE_SPEED = 6 * PX;
const STRIKES_FROM = 160 * PX;
const READY_TICKS = 32;
const FIXED_TICKS = 10;
const STRIKE_TICKS = 30;
const REST_TICKS = 70;
const PATIENCE_TICKS = 260;
const HALF = 10 * PX;
/** It looks around each so many ticks. */
const LOOK_TICKS = 4;

const isNear = (world: World, enemy: Enemy): boolean =>
  world.tick >= GRACE_TICKS &&
  world.tick % LOOK_TICKS === 0 &&
  squaredBetween(enemy, world.player) < STRIKES_FROM * STRIKES_FROM &&
  isInSight(world.level.blocked, enemy, world.player);

/** Takes the way to one of the bananas that are left; where none is, it hunts. */
function slipAway(world: World, enemy: Enemy): void {
  standStill(enemy);
  if (world.bananasLeft === 0) return enter(enemy, 'roam', 0);
  let place = randomBelow(world, world.bananasLeft);
  const banana = world.bananas.find(({ isTaken }) => !isTaken && place-- === 0);
  if (banana === undefined) return enter(enemy, 'roam', 0);
  measureFrom(world.level.blocked, cellAt(banana.x, banana.y), world.toLair);
  enter(enemy, 'retreat', 0);
}

function strike(world: World, enemy: Enemy): void {
  const x = clampX(enemy.x + cosineTimes(enemy.aim, STRIKE_SPEED));
  const y = clampY(enemy.y + sineTimes(enemy.aim, STRIKE_SPEED));
  const isStopped = isBoxBlocked(world.level.blocked, x, y, HALF);
  if (!isStopped) {
    enemy.x = x;
    enemy.y = y;
  }
  if (!enemy.hasStruck && squaredBetween(enemy, world.player) <= HIT_RADIUS * HIT_RADIUS)
    enemy.hasStruck = hurtPlayer(world, 'snake', DAMAGE);
  if (isStopped || enemy.modeFor >= enemy.modeUntil) {
    standStill(enemy);
    enter(enemy, 'rest', REST_TICKS);
  }
}

function lurk(world: World, enemy: Enemy): void {
  if (enemy.modeUntil === 0) enemy.modeUntil = PATIENCE_TICKS + randomBelow(world, 120);
  if (isNear(world, enemy)) getReady(world, enemy, READY_TICKS);
  else if (enemy.modeFor >= enemy.modeUntil) enter(enemy, 'roam', 0);
}

/** A tick of the snake. */
export function stepSnake(world: World, enemy: Enemy): void {
  const { blocked } = world.level;
  if (enemy.mode === 'lurk') lurk(world, enemy);
  else if (enemy.mode === 'ready') {
    takeAim(world, enemy, FIXED_TICKS);
    if (enemy.modeFor >= enemy.modeUntil) beginAttack(world, enemy, STRIKE_TICKS);
  } else if (enemy.mode === 'attack') strike(world, enemy);
  else if (enemy.mode === 'rest') {
    if (enemy.modeFor >= enemy.modeUntil) slipAway(world, enemy);
  } else if (enemy.mode === 'retreat') {
    walk(enemy, SLIP_SPEED, (cell) => nextCell(blocked, world.toLair, cell));
    if (world.toLair[cellAt(enemy.x, enemy.y)] === 0) enter(enemy, 'lurk', 0);
  } else {
    walk(enemy, HUNT_SPEED, (cell) => nextToPlayer(world, cell));
    if (isNear(world, enemy)) getReady(world, enemy, READY_TICKS);
  }
}
