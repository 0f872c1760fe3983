// Who sees whom: nothing but obstacles is in the way.
import { PX } from './constants.ts';
import { isBlockedAt, type Cells } from './grid.ts';

const STRIDE = 12 * PX;

/** Whether the straight line between two points runs through no obstacle. */
export function isInSight(blocked: Cells, a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const longest = Math.max(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
  const strides = (longest / STRIDE) | 0;
  for (let n = 1; n <= strides; n++) {
    const done = n * STRIDE;
    if (isBlockedAt(blocked, a.x + (((dx * done) / longest) | 0), a.y + (((dy * done) / longest) | 0)))
      return false;
  }
  return true;
}
