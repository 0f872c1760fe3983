// `GET /api/rates`: the ETH price, as the Chainlink feed has it.
import { AppError } from '@lilape/domain/app-error';
import { rates as endpoint } from '@lilape/wire/endpoints/chain';
import { reachChain } from '#reach.ts';
import { createRates } from '#rates.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the rates. */
export function addRates(app: ApiApp, { chain, clock, deployment }: ApiParts): void {
  const rates = createRates(() => {
    const feed = deployment.contracts.ethUsdFeed;
    if (!feed) throw new AppError('SERVICE_UNAVAILABLE');
    return reachChain(() => chain.ethPrice(feed));
  }, clock);
  app.openapi(routeOf(endpoint), async (c) => c.json(await rates.current(), 200));
}
