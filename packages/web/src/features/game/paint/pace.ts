/** Whether a device keeps up with the pictures; where it does not, they get fewer pixels. */

/** A picture may take so long of the 16 ms of a tick. */
const MOST_MS = 8;
/** So many pictures are looked at together. */
const WINDOW = 48;
const LESS = 0.75;
const LEAST = 0.4;

export type Pace = {
  /** Takes how long a picture took; returns whether the next ones are to have fewer pixels. */
  took(ms: number): boolean;
  /** How many pixels there are along a line, of those that the screen has. */
  readonly share: number;
};

/** A pace that only goes down: what was too much once would be again. */
export function makePace(): Pace {
  let share = 1;
  let seen = 0;
  let slow = 0;
  return {
    took(ms) {
      seen++;
      if (ms > MOST_MS) slow++;
      if (seen < WINDOW) return false;
      const isTooMuch = slow > WINDOW / 4 && share > LEAST;
      if (isTooMuch) share = Math.max(LEAST, share * LESS);
      seen = 0;
      slow = 0;
      return isTooMuch;
    },
    get share() {
      return share;
    },
  };
}
