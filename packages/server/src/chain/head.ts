// The chain's newest block for the health answer: the one at hand at once, a newer one fetched meanwhile.
import { readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { EndpointError } from '#chain/rpc.ts';
import { withDeadline } from '#deadline.ts';

/** A newest block: its height and its time, Unix seconds. */
export type ChainHead = { readonly number: bigint; readonly timeSeconds: number };

/** How long an endpoint may think before the others decide. */
const PATIENCE_MS = 1_000;

/** The greatest head of all endpoints that answer within a second: one that stands still hides nothing. @throws EndpointError where none does */
export async function greatestHead(endpoints: readonly Endpoint[]): Promise<ChainHead> {
  const asked = endpoints.map((endpoint) => withDeadline(readBlock(endpoint, 'latest'), PATIENCE_MS));
  const heads = (await Promise.allSettled(asked)).flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : [],
  );
  const [first, ...others] = heads;
  if (first === undefined) throw new EndpointError('No endpoint shows a block.');
  return others.reduce((most, head) => (head.number > most.number ? head : most), first);
}

const FRESH_MS = 1_000;
/** A head older than this says nothing about now: the newer one is waited for. */
const STALE_MS = 5_000;
const DEADLINE_MS = 2_000;

/** Reads the head through `read`; null while the chain does not answer. */
export function createChainHead(
  read: () => Promise<ChainHead>,
  clock: () => number = Date.now,
): { current(): Promise<ChainHead | null> } {
  let last: { readonly head: ChainHead | null; readonly atMs: number } | undefined;
  let reading: Promise<ChainHead | null> | undefined;

  const ask = async (): Promise<ChainHead | null> => {
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
