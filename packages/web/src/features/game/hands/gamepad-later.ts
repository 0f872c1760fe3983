/** Gamepads, whose code comes once there is one. */
import type { GamepadHands, GamepadOptions } from './gamepad.ts';
import { padsNow } from './pads-now.ts';
import { NOTHING } from './intent.ts';

let open: ((options: GamepadOptions) => GamepadHands) | null = null;

/** Brings the code. Without a network it does not come, and the other hands do. */
export async function loadGamepads(): Promise<void> {
  try {
    ({ openGamepads: open } = await import('./gamepad.ts'));
  } catch {
    // It is asked for again with the next game.
  }
}

/** Follows gamepads from when one was touched. */
export function awaitGamepads(options: GamepadOptions): GamepadHands {
  const { signal } = options;
  let hands: GamepadHands | null = null;
  const meet = () => {
    if (open === null || hands !== null || signal.aborted) return;
    hands = open(options);
    hands.rest();
  };
  const call = () => {
    if (open === null) void loadGamepads().then(meet);
    else meet();
  };
  if (padsNow().length > 0) call();
  else addEventListener('gamepadconnected', call, { signal, once: true });
  return {
    intent: (world) => hands?.intent(world) ?? NOTHING,
    release: () => hands?.release(),
    rest: () => hands?.rest(),
  };
}
