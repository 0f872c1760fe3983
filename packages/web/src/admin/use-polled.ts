/** A value that is read anew as long as somebody looks at it. */
import { useEffect, useState } from 'react';
import { useAsync } from '#ui/use-async.ts';
import { useAdmin } from './use-admin.ts';

export type Polled<Value> = {
  /** The last value that came; null before. */
  readonly value: Value | null;
  /** When it came, unix milliseconds by this browser's clock. */
  readonly readAtMs: number | null;
  readonly error: unknown;
  readonly reload: () => void;
};

const everyMs = 10_000;

/** Reads `key` now and every ten seconds while the page is seen and the session is open; `everyMs` of 0 reads once. */
export function usePolled<Value>(
  key: string,
  fetch: (signal: AbortSignal) => Promise<Value>,
  every: number = everyMs,
): Polled<Value> {
  const { now, handleError } = useAdmin();
  const isOpen = now?.session !== null && now?.hasEnded === false;
  const [tick, setTick] = useState(0);
  const read = useAsync(
    key,
    async (signal) => {
      try {
        // The moment belongs to the value: it is written down as it comes.
        return { value: await fetch(signal), readAtMs: Date.now() };
      } catch (error) {
        // Once, as it comes: what is kept of a failure says nothing of the session that is open by then.
        if (!signal.aborted) handleError(error);
        throw error;
      }
    },
    `${tick} ${now?.session?.id}`,
  );

  useEffect(() => {
    if (!isOpen || every === 0) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTick((before) => before + 1);
    }, every);
    return () => clearInterval(timer);
  }, [isOpen, every]);

  return {
    value: read.value?.value ?? null,
    readAtMs: read.value?.readAtMs ?? null,
    error: read.error,
    reload: read.reload,
  };
}
