/** What was held in each tick of a game, as its log is made of. */
import { MAX_TICKS } from '@lilape/game/constants';
import { type Input, packInput } from '@lilape/game/input';

export type Recorder = {
  /** Takes the input of the next tick. */
  add(input: Input): void;
  /** All inputs so far, packed, a tick each: a copy. */
  inputs(): Uint16Array<ArrayBuffer>;
};

/** Half a minute, doubled as often as it takes. */
const FIRST_TICKS = 2_048;

/** A recorder that holds nothing yet. */
export function makeRecorder(): Recorder {
  let packed = new Uint16Array(FIRST_TICKS);
  let length = 0;
  return {
    add(input) {
      if (length === MAX_TICKS) return;
      if (length === packed.length) {
        const longer = new Uint16Array(packed.length * 2);
        longer.set(packed);
        packed = longer;
      }
      packed[length++] = packInput(input);
    },
    inputs: () => packed.slice(0, length),
  };
}
