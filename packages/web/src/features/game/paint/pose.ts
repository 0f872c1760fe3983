/** Which drawing somebody is shown by, which way they look, and how far their attack reaches. */
import { POSE_OF_MODE, type SpriteName } from '@lilape/art/hunt/names';
import { SPARED_TICKS, THROW_TICKS } from '@lilape/game/constants';
import type { Enemy, EnemyKind, Player, World } from '@lilape/game/world';

/** Ticks between two frames of a walk: two steps in a quarter of a second. */
const STEP_TICKS = 8;
/** For so long after a throw or a hit it shows. */
const THROWN_TICKS = 10;
const HURT_TICKS = 22;

const isOddStep = (tick: number): boolean => Math.floor(tick / STEP_TICKS) % 2 === 1;

/** The drawing of the ape. */
export function spriteOfPlayer(
  { sparedFor, throwIn, isMoving }: Player,
  { outcome, tick }: Pick<World, 'outcome' | 'tick'>,
): SpriteName {
  if (outcome === 'won') return 'ape-win';
  if (outcome === 'lost') return 'ape-down';
  if (sparedFor > SPARED_TICKS - HURT_TICKS) return 'ape-hurt';
  if (throwIn > THROW_TICKS - THROWN_TICKS) return 'ape-throw';
  return isMoving && isOddStep(tick) ? 'ape-walk-a' : 'ape-walk-b';
}

/** The drawing of an enemy. A parrot beats its wings also where it does not move. */
export function spriteOfEnemy({ kind, mode, hurtFor }: Enemy, tick: number): SpriteName {
  if (mode !== 'down' && hurtFor > 0) return `${kind}-hurt`;
  const pose = POSE_OF_MODE[mode];
  if (pose !== 'walk-a' && pose !== 'walk-b') return `${kind}-${pose}`;
  return `${kind}-${isOddStep(tick) ? 'walk-b' : 'walk-a'}`;
}

/** Whether an aim (1/1024 of a turn) is to the left; null for one that is nearly up or down. */
export function looksLeft(aim: number): boolean | null {
  const off = Math.abs((aim % 512) - 256);
  if (off < 24) return null;
  return aim > 256 && aim < 768;
}

/** Whether an enemy looks to the left; null where it goes on looking as it did. */
export function enemyLooksLeft(enemy: Enemy, player: { x: number }): boolean | null {
  if (enemy.mode === 'down') return null;
  if (enemy.mode === 'ready' || enemy.mode === 'attack') return looksLeft(enemy.aim);
  const way = enemy.mode === 'retreat' ? enemy.x - enemy.fromX : player.x - enemy.x;
  if (enemy.mode !== 'retreat' && Math.abs(way) < 6 * 256) return null;
  return way === 0 ? null : way < 0;
}

/** An aim as the angle by which a drawing that may look to the left is turned, radians. */
export function tiltOf(aim: number, isLeft: boolean): number {
  const angle = (aim / 512) * Math.PI;
  const tilt = isLeft ? Math.PI - angle : angle;
  return Math.atan2(Math.sin(tilt), Math.cos(tilt));
}

/** How far an attack goes that nothing stops, pixels. */
export const REACH_PX: Readonly<Record<EnemyKind, number>> = { parrot: 390, snake: 180, crab: 620 };

/** How much of its preparation is over, 0 to 1. */
export const readiness = ({ modeFor, modeUntil }: Enemy, part: number): number =>
  modeUntil === 0 ? 0 : Math.min(1, (modeFor + part) / modeUntil);
