/** Everything that the ape is led by, as one pair of hands: keys, mouse, thumbs, a gamepad, whichever is used. */
import { aimOf } from '@lilape/game/angle';
import { type Input, REST } from '@lilape/game/input';
import type { World } from '@lilape/game/world';
import { awaitGamepads } from './gamepad-later.ts';
import { openKeyboard } from './keyboard.ts';
import { openMouse } from './mouse.ts';
import { openThumbs } from './thumbs.ts';

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

/** Hands for a game. Nothing is held before the first input is asked for. */
export function openHands({ canvas, pads, onPause }: HandsOptions): Hands {
  const ending = new AbortController();
  const { signal } = ending;
  let kind: HandsKind = matchMedia('(pointer: coarse)').matches ? 'thumbs' : 'mouse';
  let isLedByMouse = false;
  let aim = 0;
  let isAtRest = true;

  const isResting = () => isAtRest;
  const use = (used: HandsKind) => {
    kind = used;
    isLedByMouse = used === 'mouse';
  };
  const devices = {
    keys: openKeyboard({
      signal,
      isResting,
      onPause,
      // With the mouse in the other hand, keys walk and Space throws where that points.
      onUse: (what) => (what === 'aim' || !isLedByMouse) && use('keys'),
    }),
    mouse: openMouse({ canvas, signal, isResting, onUse: use }),
    thumbs: openThumbs({ pads, signal, onUse: () => use('thumbs') }),
    gamepad: awaitGamepads({
      signal,
      isResting,
      isUsed: () => kind === 'gamepad',
      onUse: () => use('gamepad'),
      onPause,
    }),
  };
  const release = () => {
    isAtRest = true;
    for (const device of Object.values(devices)) device.release();
    devices.gamepad.rest();
  };
  addEventListener('blur', release, { signal });
  addEventListener('pagehide', release, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && release(), { signal });
  devices.gamepad.rest();

  return {
    get kind() {
      return kind;
    },
    input(world) {
      isAtRest = false;
      const all = [devices.keys, devices.mouse, devices.thumbs, devices.gamepad].map((device) =>
        device.intent(world),
      );
      // Start of a gamepad may have paused just now.
      if (isResting()) return { ...REST, aim };
      const { dx, dy } = all.find((intent) => intent.dx !== 0 || intent.dy !== 0) ?? REST;
      const thrown = all.find((intent) => intent.isThrowing);
      const led = all[['keys', 'mouse', 'thumbs', 'gamepad'].indexOf(kind)];
      const isPointed = kind === 'mouse' || thrown !== undefined;
      aim = led?.aim ?? thrown?.aim ?? (isPointed || (dx === 0 && dy === 0) ? aim : aimOf(dx, dy));
      return { dx, dy, aim, isShooting: thrown !== undefined };
    },
    release,
    stop() {
      release();
      ending.abort();
    },
  };
}
