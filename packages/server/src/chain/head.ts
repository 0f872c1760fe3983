// The chain's newest block for the health answer, asked at most once a second and never waited for long.
import { withDeadline } from '#deadline.ts';

const FRESH_MS = 1_000;
const DEADLINE_MS = 2_000;

/** Reads the head through `read`; null while the chain does not answer. */
export function createChainHead(
  read: () => Promise<bigint>,
  clock: () => number = Date.now,
): { current(): Promise<bigint | null> } {
  let last: { head: bigint | null; atMs: number } | undefined;
  let reading: Promise<bigint | null> | undefined;

  const ask = async (): Promise<bigint | null> => {
    // No answer is an answer here: health says so.
    const head = await withDeadline(read(), DEADLINE_MS).catch(() => null);
    last = { head, atMs: clock() };
    return head;
  };

  return {
    current() {
      if (last !== undefined && clock() - last.atMs < FRESH_MS) return Promise.resolve(last.head);
      reading ??= ask().finally(() => (reading = undefined));
      return reading;
    },
  };
}
