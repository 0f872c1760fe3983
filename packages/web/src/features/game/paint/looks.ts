/** Which drawing shows what somebody is at, and which way it looks. */
import { POSE_OF_MODE, type SpriteName } from '@lilape/art/hunt/names';
import type { Enemy, Player, World } from '@lilape/game/world';
import { THROW_TICKS } from '@lilape/game/constants';

/** Ticks for which a step, a beat of wings, a throw is shown. */
const STEP = 7;
const BEAT = 5;
const THROWN = 8;
/** The ape shows for so long that it was hurt, out of `SPARED_TICKS`. */
const HURT_FROM = 28;

/** Whether a direction of the game points to the left. */
export const isLeft = (aim: number): boolean => aim > 256 && aim < 768;

export function apeLook({ outcome, tick, player }: Pick<World, 'outcome' | 'tick' | 'player'>): SpriteName {
  if (outcome === 'won') return 'ape-win';
  if (outcome !== 'playing' || player.sparedFor > HURT_FROM) return 'ape-hurt';
  if (player.throwIn > THROW_TICKS - THROWN) return 'ape-throw';
  return player.isMoving && Math.floor(tick / STEP) % 2 === 0 ? 'ape-walk-b' : 'ape-walk-a';
}

export function enemyLook({ kind, mode, hurtFor }: Enemy, tick: number): SpriteName {
  if (mode !== 'down' && hurtFor > 0) return `${kind}-hurt`;
  if (mode === 'roam' || mode === 'retreat') {
    const beat = kind === 'parrot' ? BEAT : STEP;
    return Math.floor(tick / beat) % 2 === 0 ? `${kind}-walk-a` : `${kind}-walk-b`;
  }
  return `${kind}-${POSE_OF_MODE[mode]}`;
}

/** An enemy looks where it goes, at its victim when it attacks, and else where it looked before. */
export function looksLeft(enemy: Enemy, player: Player, before: boolean): boolean {
  if (enemy.mode === 'ready' || enemy.mode === 'attack') return isLeft(enemy.aim);
  if (enemy.mode === 'lurk' || enemy.mode === 'rest') return player.x < enemy.x;
  const walked = enemy.x - enemy.fromX;
  return walked === 0 || enemy.mode === 'down' ? before : walked < 0;
}
