/** What is heard of the game. Nothing is, until somebody asks for it; that is remembered. */
import type { World } from '@lilape/game/world';

export type Sounds = {
  readonly isOn: boolean;
  /** Turns them on or off, and remembers that. */
  turn(on: boolean): void;
  /** Sounds of what happened in the last tick: once after each. */
  hear(world: World): void;
  /** Falls silent until something is heard again: a pause. */
  rest(): void;
  stop(): void;
};

/** Sounds as they were left the last time. */
export function openSounds(): Sounds {
  return { isOn: false, turn() {}, hear() {}, rest() {}, stop() {} };
}
