// A pause for one who is away or busy: nobody waits for what cannot come, and nobody is asked too often.
import type { PinFault } from '#studio/pins/pinner.ts';

export type Pause = {
  /** The pause that is on: why, and for how much longer. */
  current(): { readonly fault: PinFault; readonly leftMs: number } | null;
  begin(fault: PinFault, forMs: number): void;
  end(): void;
};

/** No pause yet; `clock` in milliseconds. */
export function createPause(clock: () => number = () => performance.now()): Pause {
  let paused: { fault: PinFault; untilMs: number } | null = null;
  return {
    current() {
      const leftMs = paused === null ? 0 : paused.untilMs - clock();
      return paused === null || leftMs <= 0 ? null : { fault: paused.fault, leftMs };
    },
    begin(fault, forMs) {
      const untilMs = clock() + forMs;
      if (paused === null || untilMs > paused.untilMs) paused = { fault, untilMs };
    },
    end() {
      paused = null;
    },
  };
}
