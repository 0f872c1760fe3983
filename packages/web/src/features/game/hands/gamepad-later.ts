/** Gamepads, whose code comes once there is one. */
import type { GamepadHands, GamepadTold } from './gamepad.ts';
import { padsNow } from './pads-now.ts';
import { NOTHING } from './wish.ts';

let open: ((told: GamepadTold) => GamepadHands) | null = null;

/** Brings the code. Without a network it does not come, and the other hands do. */
export async function loadGamepads(): Promise<void> {
  try {
    ({ openGamepads: open } = await import('./gamepad.ts'));
  } catch {
    // It is asked for again with the next game.
  }
}

/** Follows gamepads from when one was touched. */
export function awaitGamepads(told: GamepadTold): GamepadHands {
  const { signal } = told;
  let hands: GamepadHands | null = null;
  const meet = () => {
    if (open === null || hands !== null || signal.aborted) return;
    hands = open(told);
    hands.rest();
  };
  const call = () => {
    if (open === null) void loadGamepads().then(meet);
    else meet();
  };
  if (padsNow().length > 0) call();
  else addEventListener('gamepadconnected', call, { signal, once: true });
  return {
    wish: (world) => hands?.wish(world) ?? NOTHING,
    release: () => hands?.release(),
    rest: () => hands?.rest(),
  };
}
