/** Gamepads by hand. */
import { vi } from 'vitest';

export type TestPad = {
  mapping: string;
  connected: boolean;
  axes: number[];
  buttons: { pressed: boolean }[];
};

/** A pad that lies still. */
export const makePad = (mapping = 'standard'): TestPad => ({
  mapping,
  connected: true,
  axes: [0, 0, 0, 0],
  buttons: Array.from({ length: 17 }, () => ({ pressed: false })),
});

/** Makes the browser tell of these pads, until `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function plugIn(...pads: (TestPad | null)[]): void {
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads });
  dispatchEvent(new Event(pads.some((pad) => pad?.connected) ? 'gamepadconnected' : 'gamepaddisconnected'));
}

/** Presses a button, or lets it go. */
export const setButton = (pad: TestPad, button: number, pressed: boolean): void =>
  void pad.buttons.splice(button, 1, { pressed });

/** Frames that were asked for and not run. */
export function catchFrames(): { run: () => void } {
  let frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  return {
    run() {
      const wanted = frames;
      frames = [];
      for (const callback of wanted) callback(0);
    },
  };
}
