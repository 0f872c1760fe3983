// What all enemies do alike: change what they are at, show that they will attack, and walk from cell to cell.
import { aimOf, cosineTimes, sineTimes } from '../angle.ts';
import { measureFrom, nextCell } from '../flow.ts';
import { cellAt, clampX, clampY, middleX, middleY } from '../grid.ts';
import type { Enemy, EnemyMode, World } from '../world.ts';

/** Begins a mode that ends by itself after `ticks`, where it ends by time. */
export function enter(enemy: Enemy, mode: EnemyMode, ticks: number): void {
  enemy.mode = mode;
  enemy.modeFor = 0;
  enemy.modeUntil = ticks;
}

/** Begins to show that it is going to attack. */
export function getReady(world: World, enemy: Enemy, ticks: number): void {
  enter(enemy, 'ready', ticks);
  enemy.isAimed = false;
  enemy.hasStruck = false;
  enemy.aim = aimOf(world.player.x - enemy.x, world.player.y - enemy.y);
  world.events.push({ kind: 'ready', x: enemy.x, y: enemy.y, who: enemy.kind });
}

/** Follows the ape with its aim, and holds it `fixed` ticks before the attack: whoever moves then is missed. */
export function takeAim(world: World, enemy: Enemy, fixed: number): void {
  if (enemy.modeFor < enemy.modeUntil - fixed) {
    enemy.aim = aimOf(world.player.x - enemy.x, world.player.y - enemy.y);
  } else enemy.isAimed = true;
}

/** Attacks for at most `ticks`. */
export function beginAttack(world: World, enemy: Enemy, ticks: number): void {
  enter(enemy, 'attack', ticks);
  world.events.push({ kind: 'attack', x: enemy.x, y: enemy.y, who: enemy.kind });
}

/** Moves straight to a point by at most `speed` a tick. Returns whether it is there. */
export function moveTo(enemy: Enemy, x: number, y: number, speed: number): boolean {
  const dx = x - enemy.x;
  const dy = y - enemy.y;
  if (dx * dx + dy * dy <= speed * speed) {
    enemy.x = x;
    enemy.y = y;
    return true;
  }
  const direction = aimOf(dx, dy);
  enemy.x = clampX(enemy.x + cosineTimes(direction, speed));
  enemy.y = clampY(enemy.y + sineTimes(direction, speed));
  return false;
}

/**
 * Walks to the middle of its goal, and asks for the next goal when it is there. Goals are neighbours that are open, so
 * that nobody who walks like this is ever in an obstacle or stuck.
 */
export function walk(enemy: Enemy, speed: number, next: (cell: number) => number): void {
  if (moveTo(enemy, middleX(enemy.goal), middleY(enemy.goal), speed)) enemy.goal = next(enemy.goal);
}

/** The next cell on the way to the ape. */
export function nextToPlayer(world: World, cell: number): number {
  const { level, player, toPlayer } = world;
  const goal = cellAt(player.x, player.y);
  if (goal !== world.measuredTo) {
    measureFrom(level.blocked, goal, toPlayer);
    world.measuredTo = goal;
  }
  return nextCell(level.blocked, toPlayer, cell);
}

/** After an attack: it goes on from the cell where that ended. */
export function standStill(enemy: Enemy): void {
  enemy.goal = cellAt(enemy.x, enemy.y);
}

/** Whether little can be done to it: high in the air, in the grass, in its shell. Whoever baits an attack hits harder. */
export const isOnGuard = ({ kind, mode }: Enemy): boolean => mode === (kind === 'snake' ? 'lurk' : 'roam');
