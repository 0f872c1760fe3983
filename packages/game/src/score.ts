// What a game is worth.
import { TICK_MS, MAX_TICKS } from './constants.ts';

/** What a win adds: a point for each whole second that is left of the five minutes, and one for each health left. */
export const winBonus = (ticks: number, health: number): number =>
  Math.floor(((MAX_TICKS - ticks) * TICK_MS) / 1000) + health;
