// The price of an ether for posts: the feed's last answer, kept for a while; none where it does not answer.
import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from '@lilape/contracts/deployment';
import type { Address } from '@lilape/domain/address';
import { createKeptRead } from '#cache/kept-read.ts';
import type { ChainReads } from '#chain/reads.ts';
import type { FeedPrice } from '#posts/read-figures.ts';

const FRESH_MS = 15_000;
/** What was read so long ago is no price of now. */
const OLDEST_MS = 600_000;
/** Who looks at the admin page while the chain is away is not kept waiting for it. */
const PATIENCE_MS = 2_000;

export type PriceParts = {
  readonly deployment: Pick<Deployment, 'contracts'>;
  readonly chain: Pick<ChainReads, 'ethPrice'>;
  readonly clock: () => number;
};

/** Reads the price; null where the feed does not answer in time, or answers nothing. Never rejects. */
export function createPriceReader(
  { deployment, chain, clock }: PriceParts,
  patienceMs: number = PATIENCE_MS,
): () => Promise<FeedPrice | null> {
  const feed = deployment.contracts.ethUsdFeed as Address | null;
  if (!feed) return async () => null;
  const read = async () => ({ price: await chain.ethPrice(feed), readAtMs: clock() });
  const kept = createKeptRead(read, FRESH_MS, clock);
  return async () => {
    const answer = kept.current().catch(() => null);
    const known = await Promise.race([answer, wait(patienceMs, null, { ref: false })]);
    if (known === null || known.price.answer <= 0n || known.price.updatedAtSeconds === 0) return null;
    return clock() - known.readAtMs > OLDEST_MS ? null : { feed, price: known.price };
  };
}
