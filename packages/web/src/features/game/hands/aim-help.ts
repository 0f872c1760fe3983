/** A gentle hand for those who aim without a mouse: towards whoever is in sight, and as far ahead as a banana takes. */
import { TURN, aimOf } from '@lilape/game/angle';
import { BULLET_SPEED } from '@lilape/game/constants';
import { clampX, clampY, squaredBetween } from '@lilape/game/grid';
import { isInSight } from '@lilape/game/sight';
import type { Enemy, World } from '@lilape/game/world';

/** How far beside an enemy an aim may lie and still be meant for it, 1/1024 of a turn: eight keys must reach all around. */
export const WITHIN = { keys: 72, stick: 44 } as const;

/** How far two directions lie apart, at most half a turn. */
const apart = (a: number, b: number): number => {
  const turn = (a - b) & (TURN - 1);
  return Math.min(turn, TURN - turn);
};

/** Where an enemy that goes on as it goes will be when a banana gets there; where it stands, if a wall is before that. */
function aimAt({ player, level: { blocked } }: World, enemy: Enemy): number {
  let { x, y } = enemy;
  for (let round = 0; round < 2; round++) {
    const ticks = Math.hypot(x - player.x, y - player.y) / BULLET_SPEED;
    x = clampX(Math.round(enemy.x + (enemy.x - enemy.fromX) * ticks));
    y = clampY(Math.round(enemy.y + (enemy.y - enemy.fromY) * ticks));
  }
  const goal = isInSight(blocked, player, { x, y }) ? { x, y } : enemy;
  return aimOf(goal.x - player.x, goal.y - player.y);
}

const inSight = ({ player, level, enemies }: World): Enemy[] =>
  enemies.filter((enemy) => enemy.mode !== 'down' && isInSight(level.blocked, player, enemy));

/** The aim at the enemy nearest to `aim`, if one is seen within so much of it; else `aim`. */
export function helpedAim(world: World, aim: number, within: number): number {
  let helped = aim;
  let least = within;
  for (const enemy of inSight(world)) {
    const at = aimAt(world, enemy);
    if (apart(at, aim) > least) continue;
    helped = at;
    least = apart(at, aim);
  }
  return helped;
}

/** The aim at the nearest enemy that is seen; null where none is. */
export function nearestAim(world: World): number | null {
  const { player } = world;
  const [nearest] = inSight(world).sort((a, b) => squaredBetween(a, player) - squaredBetween(b, player));
  return nearest === undefined ? null : aimAt(world, nearest);
}
