// A read that many ask for: the answer at hand at once, a newer one fetched meanwhile, the last one kept for bad times.
import { setTimeout as wait } from 'node:timers/promises';

export type KeptRead<T> = { current(): Promise<T> };

/** Where nobody asked for so long, the newer answer is waited for, but no longer than this. */
const OLD_MS = 60_000;
const PATIENCE_MS = 500;
/** After a failure the next try is so much later. */
const RETRY_MS = 1_000;

/**
 * Reads through `read` at most every `freshMs`. An answer older than that is still given at once while a newer one is
 * fetched, and while that fails: it must carry its own time. @throws whatever `read` throws, before there was any answer
 */
export function createKeptRead<T>(
  read: () => Promise<T>,
  freshMs: number,
  clock: () => number = Date.now,
): KeptRead<T> {
  let last: { readonly value: T; readonly atMs: number } | undefined;
  let failedAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<T> | undefined;

  const ask = async (): Promise<T> => {
    try {
      const value = await read();
      last = { value, atMs: clock() };
      return value;
    } catch (error) {
      failedAtMs = clock();
      throw error;
    } finally {
      reading = undefined;
    }
  };

  return {
    async current() {
      if (last === undefined) return await (reading ??= ask());
      const { value, atMs } = last;
      const ageMs = clock() - atMs;
      if (ageMs < freshMs || clock() - failedAtMs < RETRY_MS) return value;
      reading ??= ask();
      // A failure leaves the answer at hand, whose time tells how old it is.
      const newer = reading.catch(() => value);
      return ageMs < OLD_MS ? value : await Promise.race([newer, wait(PATIENCE_MS, value, { ref: false })]);
    },
  };
}
