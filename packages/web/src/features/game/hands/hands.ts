/** Everything that the ape is led by, as one pair of hands: keys, mouse, thumbs, a gamepad. */
import { type Input, REST } from '@lilape/game/input';
import type { World } from '@lilape/game/world';

export type HandsKind = 'mouse' | 'keys' | 'thumbs' | 'gamepad';

export type Hands = {
  /** What was used last. */
  readonly kind: HandsKind;
  /** What is held in the coming tick: once for each. */
  input(world: World): Input;
  /** Lets all keys and fingers go, and leaves the keys to the page until the next input is asked for. */
  release(): void;
  stop(): void;
};

export type HandsOptions = {
  /** The field, on which the mouse points. */
  canvas: HTMLElement;
  /** Where thumbs lie. */
  pads: { left: HTMLElement; right: HTMLElement };
  /** Escape, P or Start of a gamepad: pause, or go on. */
  onPause: () => void;
};

/** Hands for a game. */
export function openHands(_options: HandsOptions): Hands {
  return { kind: 'mouse', input: () => REST, release() {}, stop() {} };
}
