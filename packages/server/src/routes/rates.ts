// `GET /api/rates`: the ETH price, as the Chainlink feed has it.
import { createRoute } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { ratesBody } from '@lilape/wire/chain';
import { reachChain } from '#reach.ts';
import { createRates } from '#rates.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { errors, json } from '#routes/responses.ts';

/** Registers the rates. */
export function addRates(app: ApiApp, { chain, clock, deployment }: ApiParts): void {
  const rates = createRates(() => {
    const feed = deployment.contracts.ethUsdFeed;
    if (!feed) throw new AppError('SERVICE_UNAVAILABLE');
    return reachChain(() => chain.ethPrice(feed));
  }, clock);
  const route = createRoute({
    method: 'get',
    path: '/api/rates',
    operationId: 'getRates',
    tags: ['Chain'],
    summary: 'The ETH price, as the Chainlink feed has it',
    responses: { 200: json(ratesBody, 'Rates'), ...errors(503) },
  });
  app.openapi(route, async (c) => c.json(await rates.current(), 200));
}
