/** What became of the supply and how the pools are: asked of the site at once, every 30 s and whenever the ledger tells of it. */
import { isStaleAge } from '@lilape/domain/freshness';
import { market as marketEndpoint } from '@lilape/wire/endpoints/market';
import type { MarketBody } from '@lilape/wire/market';
import { callApi } from '#shell/first/api.ts';
import { contracts } from '#shell/first/deployment.ts';
import { followTopic } from '#shell/asking/follow-topic.ts';
import { oneAtATime } from '#shell/asking/one-at-a-time.ts';
import { createStore } from '#shell/first/store.ts';

export type Market = {
  /** The last answer; null before the first. */
  readonly body: MarketBody | null;
  /** How much the chain's clock is ahead of the visitor's, milliseconds; that of the server, where its newest block is older. */
  readonly aheadMs: number;
  /** Whether the site read the chain too long ago. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Whether its last try failed. */
  readonly hasFailed: boolean;
};

/** The page's one store of it; it asks while somebody follows. */
export const market = createStore<Market>({ body: null, aheadMs: 0, isLate: false, hasFailed: false }, () =>
  contracts.poolOpener === null ? () => {} : followTopic('market', refreshMarket),
);

/** Asks now; resolves when the try is over. */
export const refreshMarket = oneAtATime(read);

async function read(): Promise<void> {
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(marketEndpoint);
    const isLate = isStaleAge(serverTimeMs - Date.parse(body.as_of));
    const aheadMs = Math.max(serverTimeMs, Date.parse(body.time)) - Date.now();
    market.set({ body, aheadMs, isLate, hasFailed: false });
  } catch {
    // Whatever it was, the page says the same: what it shows is old, or nothing.
    market.set({ ...market.get(), hasFailed: true });
  }
}
