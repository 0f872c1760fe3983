// `GET /api/contracts`: owners, balances and supply, read from the chain at one block every few seconds.
import { contracts as endpoint } from '@lilape/wire/endpoints/chain';
import { prepareJson, respondPrepared } from '#http/prepared.ts';
import { reachChain } from '#reach.ts';
import { contractsBodyOf, holdingsQueryOf } from '#contracts/holdings.ts';
import { createKeptRead } from '#cache/kept-read.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

const FRESH_MS = 10_000;
/** Dozens of calls, and nobody waits for them once there was an answer. */
const DEADLINE_MS = 8_000;

/** Registers the contracts. The last answer is given while a newer one is fetched, or the chain away: its `as_of` says how old it is. */
export function addContracts(app: ApiApp, { chain, clock, deployment }: ApiParts): void {
  const query = holdingsQueryOf(deployment);
  const contracts = createKeptRead(
    async () => {
      const holdings = await reachChain(() => chain.holdings(query), DEADLINE_MS);
      return prepareJson(contractsBodyOf(deployment, holdings, clock()));
    },
    FRESH_MS,
    clock,
  );
  app.openapi(routeOf(endpoint), async (c) => respondPrepared(await contracts.current(), c.req));
}
