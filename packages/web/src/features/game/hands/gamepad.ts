/** A gamepad: the left stick or the cross walks, the right stick aims, a trigger or a button throws. */
import { aimOf } from '@lilape/game/angle';
import type { World } from '@lilape/game/world';
import { WITHIN, helpedAim, nearestAim } from './aim-help.ts';
import type { Device, DeviceOptions } from './device.ts';
import { padsNow } from './pads-now.ts';
import { makePress } from './press.ts';
import { NOTHING, walkOf } from './intent.ts';

/** Sticks that are worn out do not stand still in the middle. */
const WALK_ZONE = 0.3;
const AIM_ZONE = 0.35;

/** Places of buttons. @see https://w3c.github.io/gamepad/#remapping */
const THROW = [0, 1, 2, 3, 4, 5, 6, 7];
const START = 9;
const [UP, DOWN, LEFT, RIGHT] = [12, 13, 14, 15] as const;

const isPressed = (pad: Gamepad, button: number): boolean => pad.buttons[button]?.pressed === true;
/** A browser that does not know a pad tells its axes as it likes, with NaN among them. */
const axisOf = (pad: Gamepad, axis: number): number => {
  const value = pad.axes[axis];
  return value !== undefined && Math.abs(value) <= 1 ? value : 0;
};
const signOf = (pad: Gamepad, low: number, high: number): number =>
  Number(isPressed(pad, high)) - Number(isPressed(pad, low));

type Read = ReturnType<typeof walkOf> & { way: number | null; isThrowing: boolean; isStart: boolean };

function read(pad: Gamepad): Read {
  const cross = walkOf(signOf(pad, LEFT, RIGHT), signOf(pad, UP, DOWN), 0);
  const walk = cross.dx !== 0 || cross.dy !== 0 ? cross : walkOf(axisOf(pad, 0), axisOf(pad, 1), WALK_ZONE);
  // Only of a pad that the browser knows is it known which axes are the right stick.
  const [x, y] = pad.mapping === 'standard' ? [axisOf(pad, 2), axisOf(pad, 3)] : [0, 0];
  return {
    ...walk,
    way: Math.hypot(x, y) > AIM_ZONE ? aimOf(Math.round(x * 10_000), Math.round(y * 10_000)) : null,
    isThrowing: THROW.some((button) => isPressed(pad, button)),
    isStart: isPressed(pad, START),
  };
}

export type GamepadOptions = DeviceOptions & {
  /** Whether a gamepad was used last. */
  isUsed: () => boolean;
  /** Start, and whenever the one that is played with is gone. */
  onPause: () => void;
};

export type GamepadHands = Device & {
  /** While nothing is played, Start goes on with the game. */
  rest(): void;
};

/** Follows gamepads, whichever is used. */
export function openGamepads({ signal, isResting, isUsed, onUse, onPause }: GamepadOptions): GamepadHands {
  const press = makePress();
  let wasStart = false;
  /** Browsers tell nothing of a pad until it is touched; nobody is asked before. */
  let isThere = padsNow().length > 0;
  let frame: number | null = null;

  const look = (): Read | null => {
    if (!isThere) return null;
    let last: Read | null = null;
    let isStart = false;
    for (const pad of padsNow()) {
      const now = read(pad);
      isStart ||= now.isStart;
      if (last === null || now.dx !== 0 || now.dy !== 0 || now.way !== null || now.isThrowing) last = now;
    }
    const isAsked = isStart && !wasStart;
    wasStart = isStart;
    if (isAsked) onPause();
    return last;
  };
  /** While nothing is played nobody asks for inputs, but Start goes on with the game. */
  const wait = () => {
    frame = null;
    if (!isResting() || signal.aborted) return;
    look();
    rest();
  };
  const rest = () => {
    if (isThere && !signal.aborted) frame ??= requestAnimationFrame(wait);
  };
  addEventListener(
    'gamepadconnected',
    () => {
      isThere = true;
      if (isResting()) rest();
    },
    { signal },
  );
  addEventListener(
    'gamepaddisconnected',
    () => {
      isThere = padsNow().length > 0;
      press.release();
      if (!isResting() && isUsed()) onPause();
    },
    { signal },
  );

  return {
    intent(world: World) {
      const now = look();
      if (now === null || isResting()) return NOTHING;
      const { dx, dy, way } = now;
      if (now.isThrowing) press.down();
      else press.up();
      const isThrowing = press.tick();
      if (dx !== 0 || dy !== 0 || way !== null || now.isThrowing) onUse();
      if (way !== null) return { dx, dy, aim: helpedAim(world, way, WITHIN.stick), isThrowing };
      return { dx, dy, aim: isThrowing ? nearestAim(world) : null, isThrowing };
    },
    release: () => press.release(),
    rest,
  };
}
