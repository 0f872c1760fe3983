/** The mouse, or a pen: it points on the field, and its button throws. A finger on the field itself throws there too. */
import { aimOf } from '@lilape/game/angle';
import type { World } from '@lilape/game/world';
import { WITHIN, helpedAim } from './aim-help.ts';
import type { Device, DeviceOptions } from './device.ts';
import { placeOn } from './field-place.ts';
import { makePress } from './press.ts';
import { NOTHING } from './intent.ts';

/** A mouse that was left for another device is not taken up again by a knock at the table, CSS pixels. */
const KNOCK = 6;

type Point = { readonly x: number; readonly y: number };

/** Follows the mouse over `canvas`. */
export function openMouse({
  canvas,
  signal,
  isResting,
  onUse,
}: Omit<DeviceOptions, 'onUse'> & {
  canvas: HTMLElement;
  onUse: (kind: 'mouse' | 'thumbs') => void;
}): Device {
  const press = makePress();
  /** Who presses. */
  let pointer: number | null = null;
  let isFinger = false;
  /** Where on the screen; null until it has moved. */
  let at: Point | null = null;
  let usedAt: Point | null = null;
  /** Where the field is there; null when that has to be asked again. */
  let box: DOMRect | null = null;

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY };
    forget();
  };
  const begin = (event: PointerEvent) => {
    pointer = event.pointerId;
    isFinger = event.pointerType === 'touch';
    moveTo(event);
    use();
    press.down();
  };
  const use = () => {
    usedAt = at;
    onUse(isFinger ? 'thumbs' : 'mouse');
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    press.up();
  };
  const forget = () => (box = null);

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (!isResting() && pointer === null && event.button === 0) begin(event);
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'touch') {
        if (event.pointerId === pointer) moveTo(event);
        return;
      }
      if (isResting()) return moveTo(event);
      const isHeld = (event.buttons & 1) === 1;
      if (!isHeld) end(event);
      // A second button tells itself as a move.
      else if (pointer === null && event.button === 0 && event.target === canvas) return begin(event);
      isFinger = false;
      moveTo(event);
      if (usedAt === null || Math.hypot(event.clientX - usedAt.x, event.clientY - usedAt.y) > KNOCK) use();
    },
    { signal },
  );
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('scroll', forget, { signal, capture: true, passive: true });
  addEventListener('resize', forget, { signal });
  const keep = (event: Event) => !isResting() && event.preventDefault();
  canvas.addEventListener('contextmenu', keep, { signal });
  // A button held from the field to somewhere else selects no words there.
  document.addEventListener('selectstart', (event) => pointer !== null && event.preventDefault(), { signal });
  canvas.addEventListener('touchstart', keep, { signal, passive: false });

  return {
    intent(world: World) {
      const isThrowing = press.tick();
      if (at === null) return { ...NOTHING, isThrowing };
      box ??= canvas.getBoundingClientRect();
      const place = placeOn(box, at, world.player);
      const aim = aimOf(place.x - world.player.x, place.y - world.player.y);
      if (!isFinger) return { ...NOTHING, aim, isThrowing };
      return { ...NOTHING, aim: isThrowing ? helpedAim(world, aim, WITHIN.stick) : null, isThrowing };
    },
    release() {
      pointer = null;
      press.release();
      forget();
    },
  };
}
