// The ape's part of a tick: walk, aim, throw, pick up.
import { cosineTimes, sineTimes } from './angle.ts';
import {
  BANANA_POINTS,
  BODY,
  BOUNDS,
  BULLET_SPEED,
  MOVE_SPEED,
  PICKUP_RADIUS,
  PX,
  SPARED_TICKS,
  THROW_TICKS,
} from './constants.ts';
import { clampX, clampY, isBoxBlocked, squaredBetween } from './grid.ts';
import type { Input } from './input.ts';
import type { EnemyKind, World } from './world.ts';

/** Along each way when it walks aslant: its speed by the root of two. */
const SLANT_SPEED = 543;
/** So far aside an ape steps by itself that catches on a corner. */
const CORNER = 13 * PX;

/** Walks along one way; at an obstacle's corner it steps aside, and else stays where it is. */
function walkAcross({ player, level: { blocked } }: World, step: number, isAlone: boolean): void {
  const x = clampX(player.x + step);
  if (!isBoxBlocked(blocked, x, player.y, BODY)) player.x = x;
  else if (isAlone) {
    if (!isBoxBlocked(blocked, x, player.y - CORNER, BODY))
      player.y = Math.max(BOUNDS.top, player.y - SLANT_SPEED);
    else if (!isBoxBlocked(blocked, x, player.y + CORNER, BODY))
      player.y = Math.min(BOUNDS.bottom, player.y + SLANT_SPEED);
  }
}

function walkDown({ player, level: { blocked } }: World, step: number, isAlone: boolean): void {
  const y = clampY(player.y + step);
  if (!isBoxBlocked(blocked, player.x, y, BODY)) player.y = y;
  else if (isAlone) {
    if (!isBoxBlocked(blocked, player.x - CORNER, y, BODY))
      player.x = Math.max(BOUNDS.left, player.x - SLANT_SPEED);
    else if (!isBoxBlocked(blocked, player.x + CORNER, y, BODY))
      player.x = Math.min(BOUNDS.right, player.x + SLANT_SPEED);
  }
}

function pickUp(world: World): void {
  for (const banana of world.bananas) {
    if (banana.isTaken || squaredBetween(banana, world.player) > PICKUP_RADIUS * PICKUP_RADIUS) continue;
    banana.isTaken = true;
    world.bananasLeft--;
    world.score += BANANA_POINTS;
    world.events.push({ kind: 'pickup', x: banana.x, y: banana.y });
  }
}

function throwBanana(world: World): void {
  const { x, y, aim } = world.player;
  world.player.throwIn = THROW_TICKS;
  world.shots.push({
    kind: 'banana',
    x,
    y,
    fromX: x,
    fromY: y,
    vx: cosineTimes(aim, BULLET_SPEED),
    vy: sineTimes(aim, BULLET_SPEED),
  });
  world.events.push({ kind: 'throw', x, y });
}

/** Moves the ape by an input, and lets it throw and pick up. */
export function stepPlayer(world: World, input: Input): void {
  const { player } = world;
  const isSlant = input.dx !== 0 && input.dy !== 0;
  const speed = isSlant ? SLANT_SPEED : MOVE_SPEED;
  if (input.dx !== 0) walkAcross(world, input.dx * speed, !isSlant);
  if (input.dy !== 0) walkDown(world, input.dy * speed, !isSlant);
  player.isMoving = player.x !== player.fromX || player.y !== player.fromY;
  player.aim = input.aim & 1023;
  if (player.throwIn > 0) player.throwIn--;
  if (player.sparedFor > 0) player.sparedFor--;
  if (input.isShooting && player.throwIn === 0) throwBanana(world);
  pickUp(world);
}

/** Takes health from the ape, unless it was hit just now. Returns whether it was hurt. */
export function hurtPlayer(world: World, by: EnemyKind, damage: number): boolean {
  const { player } = world;
  if (player.sparedFor > 0) return false;
  player.health = Math.max(0, player.health - damage);
  player.sparedFor = SPARED_TICKS;
  world.events.push({ kind: 'hurt', x: player.x, y: player.y, by, damage });
  return true;
}
