// The parrot: circles round the ape above everything, then swoops with its hook along a line that it shows before.
import { cosineTimes, sineTimes } from '../angle.ts';
import { HIT_RADIUS, PX } from '../constants.ts';
import { clampX, clampY, squaredBetween } from '../grid.ts';
import { hurtPlayer } from '../player.ts';
import { randomBelow } from '../random.ts';
import type { Enemy, World } from '../world.ts';
import { beginAttack, enter, getReady, moveTo, takeAim } from './mode.ts';

const DAMAGE = 10;
const FLY_SPEED = 665;
const SWOOP_SPEED = 1664;
/** Radius of its circle; whole pixels keep the product with a sine small. */
const CIRCLE_PX = 190;
const SEES = 330 * PX;
const READY_TICKS = 40;
const FIXED_TICKS = 14;
const SWOOP_TICKS = 60;
const PAUSE_TICKS = 150;
const REST_TICKS = 80;

function roam(world: World, enemy: Enemy): void {
  if (enemy.modeUntil === 0) {
    enemy.modeUntil = PAUSE_TICKS + randomBelow(world, 90);
    enemy.side = randomBelow(world, 2) * 2 - 1;
  }
  const { player } = world;
  const around = world.tick * 2 * enemy.side;
  const x = clampX(player.x + cosineTimes(around, CIRCLE_PX) * PX);
  const y = clampY(player.y + sineTimes(around, CIRCLE_PX) * PX);
  moveTo(enemy, x, y, FLY_SPEED);
  if (enemy.modeFor >= enemy.modeUntil && squaredBetween(enemy, player) < SEES * SEES)
    getReady(world, enemy, READY_TICKS);
}

function swoop(world: World, enemy: Enemy): void {
  const x = enemy.x + cosineTimes(enemy.aim, SWOOP_SPEED);
  const y = enemy.y + sineTimes(enemy.aim, SWOOP_SPEED);
  enemy.x = clampX(x);
  enemy.y = clampY(y);
  if (!enemy.hasStruck && squaredBetween(enemy, world.player) <= HIT_RADIUS * HIT_RADIUS)
    enemy.hasStruck = hurtPlayer(world, 'parrot', DAMAGE);
  if (enemy.modeFor >= enemy.modeUntil || enemy.x !== x || enemy.y !== y) enter(enemy, 'rest', REST_TICKS);
}

/** A tick of the parrot. */
export function stepParrot(world: World, enemy: Enemy): void {
  if (enemy.mode === 'ready') {
    takeAim(world, enemy, FIXED_TICKS);
    if (enemy.modeFor >= enemy.modeUntil) beginAttack(world, enemy, SWOOP_TICKS);
  } else if (enemy.mode === 'attack') swoop(world, enemy);
  else if (enemy.mode === 'rest') {
    if (enemy.modeFor >= enemy.modeUntil) enter(enemy, 'roam', 0);
  } else roam(world, enemy);
}
