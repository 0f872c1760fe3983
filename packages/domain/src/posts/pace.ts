// How fast a group may be written to. Pure. @see core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this

/** From one message to the next in a chat. */
export const MIN_GAP_MS = 1_000;
/** Messages to a group in a minute. */
export const MAX_A_MINUTE = 20;

const MINUTE_MS = 60_000;
/** Their clock is not ours. */
const MARGIN_MS = 50;

/**
 * Milliseconds until the next message may go, by when earlier ones did (Unix milliseconds, in any order); 0 for now. What went
 * more than a minute from now went by a clock that was set back since, and holds back nobody: the messenger counts too.
 */
export function waitBeforeNext(startedAtMs: readonly number[], nowMs: number): number {
  const newestFirst = startedAtMs
    .filter((startedMs) => startedMs <= nowMs + MINUTE_MS)
    .toSorted((a, b) => b - a);
  const last = newestFirst[0];
  const twentieth = newestFirst[MAX_A_MINUTE - 1];
  const afterLast = last === undefined ? 0 : last + MIN_GAP_MS + MARGIN_MS - nowMs;
  const afterMinute = twentieth === undefined ? 0 : twentieth + MINUTE_MS + MARGIN_MS - nowMs;
  return Math.max(0, afterLast, afterMinute);
}
