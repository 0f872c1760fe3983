// Keys alone: W A S D walk, arrows throw that way, two at once aslant. What a held key comes to is the page's own rule.
import { aimOf } from '@lilape/game/angle';
import { makeKeys } from '../../../packages/web/src/features/game/hands/keys.ts';
import type { Grip } from './plan.ts';

/** Keys by their place on the board. */
export type KeysHeld = readonly string[];

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** The one or two arrows nearest to a direction. */
function arrowsAt(aim: number): string[] {
  const eighth = Math.round(aim / 128) % 8;
  const first = ARROWS[Math.floor(eighth / 2)] ?? 'ArrowRight';
  return eighth % 2 === 0 ? [first] : [first, ARROWS[(Math.floor(eighth / 2) + 1) % 4] ?? 'ArrowRight'];
}

/** What is let go and what is pressed from one to the next, in this order. */
export function changesOf(before: KeysHeld, after: KeysHeld): { up: string[]; down: string[] } {
  return {
    up: before.filter((code) => !after.includes(code)),
    down: after.filter((code) => !before.includes(code)),
  };
}

/** The grip. */
export function makeKeysGrip(): Grip<KeysHeld> {
  const keys = makeKeys();
  let held: KeysHeld = [];
  let aim = 0;
  return {
    hold: ({ dx, dy, aim: aimed, isShooting }) => [
      ...(dx === 0 ? [] : [dx < 0 ? 'KeyA' : 'KeyD']),
      ...(dy === 0 ? [] : [dy < 0 ? 'KeyW' : 'KeyS']),
      ...(isShooting ? arrowsAt(aimed) : []),
    ],
    take(next) {
      const { up, down } = changesOf(held, next);
      for (const code of up) keys.up(code);
      for (const code of down) keys.press(code);
      held = next;
    },
    input(world) {
      const { dx, dy, aim: pointed, isThrowing } = keys.intent(world);
      // Who only walks looks ahead.
      aim = pointed ?? (isThrowing || (dx === 0 && dy === 0) ? aim : aimOf(dx, dy));
      return { dx, dy, aim, isShooting: isThrowing };
    },
  };
}
