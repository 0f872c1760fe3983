/** Keys as they are held, by their place on the board: W A S D walk, arrows throw that way, Space throws at whoever is nearest. */
import { aimOf } from '@lilape/game/angle';
import type { World } from '@lilape/game/world';
import { WITHIN, helpedAim, nearestAim } from './aim-help.ts';
import { MIN_TICKS } from './press.ts';
import type { Intent } from './intent.ts';

export type KeyUse = 'walk' | 'aim' | 'throw';

export type Keys = {
  /** Presses a key by its `KeyboardEvent.code`; null where it is none of ours. */
  press(code: string): KeyUse | null;
  up(code: string): void;
  intent(world: World): Intent;
  release(): void;
};

type Key = {
  isDown: boolean;
  /** Ticks since it was pressed, and since it was let go. */
  heldFor: number;
  freeFor: number;
};

const USES: Readonly<Record<string, KeyUse>> = {
  KeyW: 'walk',
  KeyA: 'walk',
  KeyS: 'walk',
  KeyD: 'walk',
  ArrowUp: 'aim',
  ArrowLeft: 'aim',
  ArrowDown: 'aim',
  ArrowRight: 'aim',
  Space: 'throw',
};

/** Two fingers are never quite together: a throw waits so many ticks for the second arrow, and the aim for that to go. */
const CHORD_TICKS = 3;

/** Keys that nobody holds. */
export function makeKeys(): Keys {
  // In the order in which they were pressed.
  const keys = new Map<string, Key>();

  /** The one of two that was pressed last, as -1 or 1. */
  const between = (low: string, high: string, isHeld: (key: Key) => boolean): -1 | 0 | 1 => {
    let way: -1 | 0 | 1 = 0;
    for (const [code, key] of keys)
      if ((code === low || code === high) && isHeld(key)) way = code === low ? -1 : 1;
    return way;
  };
  const walks = ({ isDown, heldFor }: Key) => isDown || heldFor === 0;
  const points = ({ isDown, heldFor, freeFor }: Key) =>
    isDown || heldFor < MIN_TICKS || freeFor < CHORD_TICKS;
  const throws = ({ isDown, heldFor }: Key) => isDown || heldFor < MIN_TICKS;

  const arrows = (world: World): Pick<Intent, 'aim' | 'isThrowing'> | null => {
    const x = between('ArrowLeft', 'ArrowRight', points);
    const y = between('ArrowUp', 'ArrowDown', points);
    if (x === 0 && y === 0) return null;
    let lastFor = Infinity;
    let isThrowing = false;
    for (const [code, key] of keys) {
      if (USES[code] !== 'aim') continue;
      lastFor = Math.min(lastFor, key.heldFor);
      isThrowing ||= throws(key);
    }
    return {
      aim: helpedAim(world, aimOf(x, y), WITHIN.keys),
      isThrowing: isThrowing && lastFor >= CHORD_TICKS,
    };
  };
  const space = (world: World): Pick<Intent, 'aim' | 'isThrowing'> => {
    const key = keys.get('Space');
    const isThrowing = key !== undefined && throws(key);
    return { aim: isThrowing ? nearestAim(world) : null, isThrowing };
  };
  const age = () => {
    for (const [code, key] of keys) {
      key.heldFor++;
      if (!key.isDown && ++key.freeFor >= CHORD_TICKS && key.heldFor >= MIN_TICKS) keys.delete(code);
    }
  };

  return {
    press(code) {
      const use = USES[code] ?? null;
      if (use === null || keys.get(code)?.isDown === true) return use;
      keys.delete(code);
      keys.set(code, { isDown: true, heldFor: 0, freeFor: 0 });
      return use;
    },
    up(code) {
      const key = keys.get(code);
      if (key !== undefined) key.isDown = false;
    },
    intent(world) {
      const intent = {
        dx: between('KeyA', 'KeyD', walks),
        dy: between('KeyW', 'KeyS', walks),
        ...(arrows(world) ?? space(world)),
      };
      age();
      return intent;
    },
    release: () => keys.clear(),
  };
}
