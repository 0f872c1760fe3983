/** A stick that floats: it stands wherever a finger comes down on its pad, and comes along when that goes too far. */
import type { DeviceOptions } from './device.ts';
import styles from './stick.module.css';

export type Stick = {
  readonly isHeld: boolean;
  /** How far it is pushed, CSS pixels. */
  readonly x: number;
  readonly y: number;
  release(): void;
};

/** How far it can be pushed before it comes along, CSS pixels. */
const REACH = 44;

/**
 * Follows the first finger on a pad; others on the same pad, as the ball of the hand, are none of its business. The
 * pad has `data-held` meanwhile, with `--stick-x/y` where it stands in the pad and `--push-x/y` how far it is pushed.
 */
export function followStick(
  pad: HTMLElement,
  {
    signal,
    onUse,
    onPush,
    onEnd,
  }: Pick<DeviceOptions, 'signal' | 'onUse'> & {
    onPush?: () => void;
    /** The finger was lifted; `isCancelled` where the system took it. */
    onEnd?: (isCancelled: boolean) => void;
  },
): Stick {
  let pointer: number | null = null;
  let from = { x: 0, y: 0 };
  let push = { x: 0, y: 0 };
  let corner = { x: 0, y: 0 };

  const show = () => {
    const { style } = pad;
    pad.toggleAttribute('data-held', pointer !== null);
    if (pointer === null) return;
    style.setProperty('--stick-x', `${from.x - corner.x}px`);
    style.setProperty('--stick-y', `${from.y - corner.y}px`);
    style.setProperty('--push-x', `${push.x}px`);
    style.setProperty('--push-y', `${push.y}px`);
  };
  const release = () => {
    pointer = null;
    push = { x: 0, y: 0 };
    show();
  };
  const end = (isCancelled: boolean) => {
    release();
    onEnd?.(isCancelled);
  };

  pad.classList.add(styles['pad'] ?? '');
  pad.addEventListener(
    'pointerdown',
    (event) => {
      if (pointer !== null || event.button !== 0) return;
      pointer = event.pointerId;
      from = { x: event.clientX, y: event.clientY };
      push = { x: 0, y: 0 };
      const { left, top } = pad.getBoundingClientRect();
      corner = { x: left, y: top };
      show();
      onUse();
    },
    { signal },
  );
  // Of the window: a finger that slides out of its pad goes on steering.
  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== pointer) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      const share = Math.min(1, REACH / Math.max(1, Math.hypot(x, y)));
      push = { x: x * share, y: y * share };
      from = { x: event.clientX - push.x, y: event.clientY - push.y };
      show();
      onPush?.();
    },
    { signal },
  );
  addEventListener('pointerup', (event) => event.pointerId === pointer && end(false), { signal });
  addEventListener('pointercancel', (event) => event.pointerId === pointer && end(true), { signal });
  // No finger lies anywhere any more, whatever events said of it.
  const check = (event: TouchEvent) => pointer !== null && event.touches.length === 0 && end(true);
  addEventListener('touchend', check, { signal });
  addEventListener('touchcancel', check, { signal });
  // A finger on a pad scrolls nothing, zooms nothing and selects nothing.
  pad.addEventListener('touchstart', (event) => event.preventDefault(), { signal, passive: false });
  pad.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });

  return {
    get isHeld() {
      return pointer !== null;
    },
    get x() {
      return push.x;
    },
    get y() {
      return push.y;
    },
    release,
  };
}
