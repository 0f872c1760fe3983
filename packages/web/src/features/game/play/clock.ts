/** The game's time: whole ticks out of the uneven moments at which a screen is painted. */
import { TICK_MS } from '@lilape/game/constants';

/** What is more than this waits for nobody: a game on a slow machine slows down instead of jumping. */
const MAX_TICKS_A_FRAME = 5;

export type Elapsed = {
  /** Ticks to play now. */
  readonly ticks: number;
  /** How far between the last tick and the next this moment lies, 0 to 1. */
  readonly part: number;
};

export type Clock = {
  /** Goes on to the moment `nowMs`, `speed` times as fast as it passes. One that lies before the last is none. */
  advance(nowMs: number, speed: number): Elapsed;
  /** The next moment begins anew: what passed since the last does not count. */
  rest(): void;
};

/** A clock that has not begun. */
export function makeClock(): Clock {
  let lastMs: number | null = null;
  let dueMs = 0;
  return {
    advance(nowMs, speed) {
      dueMs += lastMs === null ? 0 : Math.max(0, nowMs - lastMs) * speed;
      lastMs = nowMs;
      const passed = Math.floor(dueMs / TICK_MS);
      const ticks = Math.min(passed, MAX_TICKS_A_FRAME * speed);
      dueMs -= passed * TICK_MS;
      return { ticks, part: dueMs / TICK_MS };
    },
    rest() {
      lastMs = null;
    },
  };
}
