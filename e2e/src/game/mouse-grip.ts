// Keys to walk, the mouse to aim and throw: where it points is a whole pixel of the screen, so the aim turns while the ape walks.
import { aimOf, cosineTimes, sineTimes } from '@lilape/game/angle';
import { LAWN } from '@lilape/art/hunt/names';
import { PX } from '@lilape/game/constants';
import type { Input } from '@lilape/game/input';
import type { World } from '@lilape/game/world';
import type { Grip } from './plan.ts';

export type MouseHeld = Pick<Input, 'dx' | 'dy'> & {
  /** CSS pixels from the left and the top of the screen. */
  readonly x: number;
  readonly y: number;
  readonly isDown: boolean;
};

/** Where the field lies on the screen, CSS pixels. */
export type FieldBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** How far from the ape the mouse points, in pixels of the field. */
const REACH = 140;
const MARGIN = 4;

const within = (value: number, from: number, size: number) =>
  Math.min(from + size - MARGIN, Math.max(from + MARGIN, value));

/** The aim of a mouse that stands at a place of the screen. */
export function mouseAim(box: FieldBox, { x, y }: { x: number; y: number }, { player }: World): number {
  const fieldX = Math.round((LAWN.left + ((x - box.x) * LAWN.width) / box.width) * PX);
  const fieldY = Math.round((LAWN.top + ((y - box.y) * LAWN.height) / box.height) * PX);
  return aimOf(fieldX - player.x, fieldY - player.y);
}

/** The grip over a field that lies there. */
export function makeMouseGrip(box: FieldBox): Grip<MouseHeld> {
  let held: MouseHeld = { dx: 0, dy: 0, x: 0, y: 0, isDown: false };
  return {
    hold({ dx, dy, aim, isShooting }, { player }) {
      const fieldX = within(player.x / PX + cosineTimes(aim, REACH), LAWN.left, LAWN.width);
      const fieldY = within(player.y / PX + sineTimes(aim, REACH), LAWN.top, LAWN.height);
      return {
        dx,
        dy,
        x: Math.round(box.x + ((fieldX - LAWN.left) * box.width) / LAWN.width),
        y: Math.round(box.y + ((fieldY - LAWN.top) * box.height) / LAWN.height),
        isDown: isShooting,
      };
    },
    take(next) {
      held = next;
    },
    input(world) {
      const { dx, dy, isDown } = held;
      return { dx, dy, aim: mouseAim(box, held, world), isShooting: isDown };
    },
  };
}
