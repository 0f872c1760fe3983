/** Following an act in tests of the flow: locks that end with their page, time that passes quickly, what was said. */
import type { AppError } from '@lilape/domain/app-error';
import { vi } from 'vitest';
import type { Progress } from '#chain/flow/run.ts';

/** Gives the page locks of its own, as a page that was just opened has them. */
export function openPage(): void {
  vi.stubGlobal('navigator', { locks: heldLocks() });
}

/** Web Locks; without `ifAvailable` a lock that is held is waited for. */
function heldLocks() {
  const held = new Set<string>();
  return {
    async request(
      name: string,
      { ifAvailable = false }: { ifAvailable?: boolean },
      act: (lock: object | null) => Promise<unknown>,
    ) {
      if (held.has(name)) return ifAvailable ? act(null) : new Promise(() => {});
      held.add(name);
      try {
        return await act({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

/** A follower that keeps what it is given, newest last; `stop` is its owner's word to stop. */
export function follower() {
  const said: Progress[] = [];
  const controller = new AbortController();
  return {
    said,
    /** The newest as `step phase`. */
    last: () => said.slice(-1).map(({ step, phase }) => `${step} ${phase}`)[0],
    stop: () => controller.abort(new DOMException('start again', 'AbortError')),
    follow: {
      onTerms: () => {},
      onProgress: (next: Progress) => void said.push(next),
      signal: controller.signal,
    },
  };
}

/** What a promise comes to while time passes quickly: its value, or the code it failed with. */
export async function settled(promise: Promise<unknown>, ms = 60_000): Promise<unknown> {
  const ended = promise.then(
    (value) => ({ value }),
    (thrown: AppError) => ({ code: thrown.code }),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return ended;
}
