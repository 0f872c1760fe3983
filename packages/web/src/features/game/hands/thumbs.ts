/** Two thumbs: the left one walks; the right one aims and throws while it is held, and a tap throws at whoever is nearest. */
import { aimOf } from '@lilape/game/angle';
import type { World } from '@lilape/game/world';
import { WITHIN, helpedAim, nearestAim } from './aim-help.ts';
import type { Device, DeviceOptions } from './device.ts';
import { makePress } from './press.ts';
import { followStick } from './stick.ts';
import { type Intent, walkOf } from './intent.ts';

/** Within so many CSS pixels of where it came down a thumb rests. */
const WALK_ZONE = 10;
const AIM_ZONE = 14;
/** A thumb that has not moved for so many ticks means whoever is nearest. */
const SETTLED_TICKS = 12;

/** Follows the thumbs on their pads. */
export function openThumbs({
  pads,
  signal,
  onUse,
}: Omit<DeviceOptions, 'isResting'> & { pads: { left: HTMLElement; right: HTMLElement } }): Device {
  const press = makePress();
  /** Where the right one points, 1/1024 of a turn; null: at whoever is nearest. */
  let way: number | null = null;
  let hasPointed = false;
  let heldFor = 0;

  const left = followStick(pads.left, { signal, onUse });
  const right = followStick(pads.right, {
    signal,
    onUse() {
      hasPointed = false;
      heldFor = 0;
      onUse();
    },
    onPush() {
      const isAiming = Math.hypot(right.x, right.y) > AIM_ZONE;
      if (isAiming) {
        // In thousandths: a direction of whole pixels would be coarse.
        way = aimOf(Math.round(right.x * 1000), Math.round(right.y * 1000));
        hasPointed = true;
        press.down();
      } else if (hasPointed) press.up();
    },
    onEnd(isCancelled) {
      if (isCancelled) return press.release();
      if (!hasPointed && !press.isDown) {
        way = null;
        press.down();
      }
      press.up();
    },
  });

  return {
    intent(world: World): Intent {
      if (right.isHeld && !hasPointed && !press.isDown && ++heldFor >= SETTLED_TICKS) {
        way = null;
        press.down();
      }
      const walk = walkOf(left.x, left.y, WALK_ZONE);
      if (!press.tick()) return { ...walk, aim: null, isThrowing: false };
      const aim = way === null ? nearestAim(world) : helpedAim(world, way, WITHIN.stick);
      return { ...walk, aim, isThrowing: true };
    },
    release() {
      left.release();
      right.release();
      press.release();
    },
  };
}
