/** Something that is pressed and let go between two ticks, or for many. */

export type Press = {
  readonly isDown: boolean;
  down(): void;
  up(): void;
  /** Whether it is held in the coming tick: once for each. */
  tick(): boolean;
  /** Forgets it. */
  release(): void;
};

/** A press counts for so many ticks at least: a tap is noticed, also while the last throw is just about over. */
export const MIN_TICKS = 8;

/** Something that nobody presses. */
export function makePress(): Press {
  let isDown = false;
  let left = 0;
  return {
    get isDown() {
      return isDown;
    },
    down() {
      if (!isDown) left = MIN_TICKS;
      isDown = true;
    },
    up() {
      isDown = false;
    },
    tick() {
      if (left > 0) left--;
      else return isDown;
      return true;
    },
    release() {
      isDown = false;
      left = 0;
    },
  };
}
