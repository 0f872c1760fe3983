// `GET /api/market`: what the ledger has of release and pools, with what is in the pools at that block.
import { AppError } from '@lilape/domain/app-error';
import { market as endpoint } from '@lilape/wire/endpoints/market';
import type { MarketBody } from '@lilape/wire/market';
import { createSingleFlight } from '#cache/single-flight.ts';
import type { PoolSlots } from '#chain/reads.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import { marketOf, withPools } from '#market/wire.ts';
import { reachChain } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the market; 404 where there is none, 503 while the ledger does not read it. The chain is asked once a block. */
export function addMarket(app: ApiApp, parts: ApiParts): void {
  const flights = createSingleFlight<Prepared>({ maxKept: 1, maxRunning: 1, maxWaiting: 512 });
  app.openapi(routeOf(endpoint, limited('read', parts)), async (c) => {
    if (parts.deployment.contracts.reserves === null) throw new AppError('MARKET_NOT_DEPLOYED');
    const snapshot = ledgerOf(parts.feed);
    const prepared = await flights.get('market', String(snapshot.version), async () => {
      const body = marketOf(snapshot);
      if (body === null) throw new AppError('NOT_READ_YET');
      return prepareJson(withPools(body, snapshot, await poolsOf(parts, snapshot, body)));
    });
    return respondPrepared(prepared, c.req);
  });
}

/** What is in the pools that are open, by their ids; empty where the chain cannot be asked, which leaves the rest of the answer as it is. */
async function poolsOf(
  { chain, deployment, log }: ApiParts,
  { heads }: LedgerSnapshot,
  { pools }: MarketBody,
): Promise<ReadonlyMap<string, PoolSlots>> {
  const manager = deployment.contracts.poolManager;
  const ids = pools.flatMap(({ poolId }) => (poolId === null ? [] : [poolId as `0x${string}`]));
  if (manager === null || ids.length === 0) return new Map();
  try {
    const slots = await reachChain(() => chain.pools(manager, ids, heads.number));
    return new Map(ids.flatMap((id, at) => (slots[at] === undefined ? [] : [[id, slots[at]]])));
  } catch (error) {
    log.warn('market.pools-unknown', { error });
    return new Map();
  }
}
