/** The server's time, which is what the age of data is measured by: the visitor's clock may be wrong. */

let serverAtMs: number | undefined;
let monotonicAtMs = 0;
let wallAtMs = 0;

/** Sets the clock by an answer that has just arrived; `serverTimeMs` is unix milliseconds. */
export function setServerClock(serverTimeMs: number): void {
  serverAtMs = serverTimeMs;
  monotonicAtMs = performance.now();
  wallAtMs = Date.now();
}

/**
 * The server's time now, unix milliseconds, or undefined before its first answer. The monotonic clock stands still
 * while a machine sleeps, the wall clock can be set back: the larger step of the two counts, so age is never hidden.
 */
export function serverNowMs(): number | undefined {
  if (serverAtMs === undefined) return undefined;
  const elapsedMs = Math.max(performance.now() - monotonicAtMs, Date.now() - wallAtMs, 0);
  return serverAtMs + elapsedMs;
}
