// Two thumbs that never leave the glass: the left one walks, the right one throws all the time. How a push counts is the page's own rule.
import { aimOf, cosineTimes, sineTimes } from '@lilape/game/angle';
import { WITHIN, helpedAim } from '../../../packages/web/src/features/game/hands/aim-help.ts';
import { walkOf } from '../../../packages/web/src/features/game/hands/intent.ts';
import type { Grip } from './plan.ts';

/** How far a thumb is pushed from where it came down, CSS pixels. */
export type Push = { readonly x: number; readonly y: number };
export type ThumbsHeld = { readonly left: Push; readonly right: Push };

/** Below what makes the stick come along. */
const PUSH = 40;
const ASLANT = 28;
/** Within so many pixels the left thumb stands still. */
const WALK_ZONE = 10;

/** The grip. */
export function makeThumbsGrip(): Grip<ThumbsHeld> {
  let held: ThumbsHeld = { left: { x: 0, y: 0 }, right: { x: 0, y: 0 } };
  return {
    hold({ dx, dy, aim }) {
      const length = dx !== 0 && dy !== 0 ? ASLANT : PUSH;
      return {
        left: { x: dx * length, y: dy * length },
        right: { x: cosineTimes(aim, PUSH), y: sineTimes(aim, PUSH) },
      };
    },
    take(next) {
      held = next;
    },
    input(world) {
      const { left, right } = held;
      const way = aimOf(right.x * 1_000, right.y * 1_000);
      return {
        ...walkOf(left.x, left.y, WALK_ZONE),
        aim: helpedAim(world, way, WITHIN.stick),
        isShooting: true,
      };
    },
  };
}
