// Keys to walk, the mouse to aim and throw: where it points is a whole pixel of the screen, so the aim turns while the ape walks.
import { aimOf, cosineTimes, sineTimes } from '@lilape/game/angle';
import { CANVAS, PX } from '@lilape/game/constants';
import type { Grip } from './plan.ts';

export type MouseHeld = {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
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

const within = (value: number, size: number) => Math.min(size - MARGIN, Math.max(MARGIN, value));

/** The grip over a field that lies there. */
export function makeMouseGrip(box: FieldBox): Grip<MouseHeld> {
  const scale = CANVAS.width / box.width;
  return {
    hold({ dx, dy, aim, isShooting }, { player }) {
      const fieldX = within(player.x / PX + cosineTimes(aim, REACH), CANVAS.width);
      const fieldY = within(player.y / PX + sineTimes(aim, REACH), CANVAS.height);
      return {
        dx,
        dy,
        x: Math.round(box.x + fieldX / scale),
        y: Math.round(box.y + fieldY / scale),
        isDown: isShooting,
      };
    },
    inputOf({ dx, dy, x, y, isDown }, { player }) {
      const mouseX = Math.round((x - box.x) * scale * PX);
      const mouseY = Math.round((y - box.y) * scale * PX);
      return { dx, dy, aim: aimOf(mouseX - player.x, mouseY - player.y), isShooting: isDown };
    },
  };
}
