// How old what was read from the chain may be before it counts as stale, for server and page alike.

/** Milliseconds since the last successful read of the chain's head after which its data is stale. @see decision 10 "no invented figures" */
export const STALE_AFTER_MS = 60_000;

/** Whether data of this age in milliseconds is too old to act on; exactly 60 s is not. */
export function isStaleAge(ageMs: number): boolean {
  return ageMs > STALE_AFTER_MS;
}
