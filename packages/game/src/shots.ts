// What flies: bananas of the ape, hammers of the crab.
import { ENEMY_POINTS, GUARDED_DAMAGE, HIT_RADIUS, OPEN_DAMAGE } from './constants.ts';
import { HAMMER_DAMAGE } from './enemies/crab.ts';
import { isOnGuard } from './enemies/mode.ts';
import { isBlockedAt, isInside, squaredBetween } from './grid.ts';
import { hurtPlayer } from './player.ts';
import type { Enemy, Shot, World } from './world.ts';

const REACH = HIT_RADIUS * HIT_RADIUS;
const HURT_TICKS = 10;

function hitEnemy(world: World, enemy: Enemy): void {
  const damage = isOnGuard(enemy) ? GUARDED_DAMAGE : OPEN_DAMAGE;
  enemy.health = Math.max(0, enemy.health - damage);
  enemy.hurtFor = HURT_TICKS;
  world.events.push({ kind: 'hit', x: enemy.x, y: enemy.y, who: enemy.kind, damage });
  if (enemy.health > 0) return;
  enemy.mode = 'down';
  enemy.modeFor = 0;
  world.enemiesLeft--;
  world.score += ENEMY_POINTS;
  world.events.push({ kind: 'down', x: enemy.x, y: enemy.y, who: enemy.kind });
}

/** Whether the shot is spent in this tick. */
function isSpent(world: World, shot: Shot): boolean {
  if (!isInside(shot.x, shot.y) || isBlockedAt(world.level.blocked, shot.x, shot.y)) {
    world.events.push({ kind: 'splat', x: shot.fromX, y: shot.fromY, shot: shot.kind });
    return true;
  }
  if (shot.kind === 'hammer')
    return squaredBetween(shot, world.player) <= REACH && hurtPlayer(world, 'crab', HAMMER_DAMAGE);
  for (const enemy of world.enemies) {
    if (enemy.mode === 'down' || squaredBetween(shot, enemy) > REACH) continue;
    hitEnemy(world, enemy);
    return true;
  }
  return false;
}

/** Moves all shots on and lets them hit. */
export function stepShots(world: World): void {
  const { shots } = world;
  let kept = 0;
  for (const shot of shots) {
    shot.fromX = shot.x;
    shot.fromY = shot.y;
    shot.x += shot.vx;
    shot.y += shot.vy;
    if (!isSpent(world, shot)) shots[kept++] = shot;
  }
  shots.length = kept;
}
