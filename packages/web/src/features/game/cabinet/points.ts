/** What a finished game is worth, item by item; the sum is the score. */
import { BANANA_COUNT, BANANA_POINTS, ENEMY_POINTS, MAX_TICKS, TICK_MS } from '@lilape/game/constants';
import type { EnemyKind, World } from '@lilape/game/world';

export type Points = {
  bananas: number;
  enemies: number;
  /** Seconds left, for a win. */
  seconds: number;
  /** Health left, for a win. */
  health: number;
};

type Played = Pick<World, 'outcome' | 'tick' | 'bananasLeft' | 'enemiesLeft' | 'player' | 'enemies'>;

/** How many of each; @see packages/game/src/score.ts */
export function pointsOf({ outcome, tick, bananasLeft, enemiesLeft, player, enemies }: Played): Points {
  const isWon = outcome === 'won';
  return {
    bananas: BANANA_COUNT - bananasLeft,
    enemies: enemies.length - enemiesLeft,
    seconds: isWon ? Math.floor(((MAX_TICKS - tick) * TICK_MS) / 1000) : 0,
    health: isWon ? player.health : 0,
  };
}

/** How the items read: the count with its price, and what that comes to. */
export function itemsOf({ bananas, enemies, seconds, health }: Points): Record<string, string> {
  return {
    bananasCount: `${bananas} × ${BANANA_POINTS}`,
    bananasPoints: String(bananas * BANANA_POINTS),
    enemiesCount: `${enemies} × ${ENEMY_POINTS}`,
    enemiesPoints: String(enemies * ENEMY_POINTS),
    secondsPoints: String(seconds),
    healthPoints: String(health),
  };
}

/** Who hurt the ape last in a world's last tick; undefined where nobody did. */
export const hurtBy = ({ events }: Pick<World, 'events'>): EnemyKind | undefined =>
  events.findLast((event) => event.kind === 'hurt')?.by;
