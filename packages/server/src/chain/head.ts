// The chain's newest block for the health answer: the one at hand at once, a newer one fetched meanwhile.
import { withDeadline } from '#deadline.ts';

const FRESH_MS = 1_000;
/** A head older than this says nothing about now: the newer one is waited for. */
const STALE_MS = 5_000;
const DEADLINE_MS = 2_000;

/** Reads the head through `read`; null while the chain does not answer. */
export function createChainHead(
  read: () => Promise<bigint>,
  clock: () => number = Date.now,
): { current(): Promise<bigint | null> } {
  let last: { readonly head: bigint | null; readonly atMs: number } | undefined;
  let reading: Promise<bigint | null> | undefined;

  const ask = async (): Promise<bigint | null> => {
    // No answer is an answer here: health says so.
    const head = await withDeadline(read(), DEADLINE_MS).catch(() => null);
    last = { head, atMs: clock() };
    return head;
  };

  return {
    async current() {
      const ageMs = last === undefined ? Number.POSITIVE_INFINITY : clock() - last.atMs;
      if (last !== undefined && ageMs < FRESH_MS) return last.head;
      reading ??= ask().finally(() => (reading = undefined));
      return last !== undefined && ageMs < STALE_MS ? last.head : await reading;
    },
  };
}
