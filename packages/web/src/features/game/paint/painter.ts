/** What paints the game. */
import type { World } from '@lilape/game/world';

export interface Painter {
  /** Takes what happened in the last tick: once after each step. Effects are born of it. */
  hear(world: World): void;
  /** Paints the game `part` (0 to 1) of the way from the tick before to the last one; `nowMs` for what moves by itself. */
  paint(world: World, part: number, nowMs: number): void;
  /** Lets go of everything. */
  stop(): void;
}
