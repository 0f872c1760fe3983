// `GET /api/wallet/{address}/balance`: LILAPE at the newest block, asked at most once a second a wallet.
import { checksumAddress } from '@lilape/domain/address';
import { tokensToText } from '@lilape/wire/text';
import { balance } from '@lilape/wire/endpoints/chain';
import { createSingleFlight } from '#cache/single-flight.ts';
import { lowerAddress } from '#http/address.ts';
import { reachChain } from '#reach.ts';
import { limited } from '#http/requests.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

const BALANCE_SECOND_MS = 1_000;

/** Registers the balance. */
export function addBalance(app: ApiApp, parts: ApiParts): void {
  const { chain, clock, deployment } = parts;
  const flights = createSingleFlight<{ tokens: bigint; block: bigint }>({
    maxKept: 10_000,
    maxRunning: 32,
    maxWaiting: 512,
  });
  app.openapi(routeOf(balance, limited('read', parts)), async (c) => {
    const address = lowerAddress(c.req.valid('param').address);
    const second = String(Math.floor(clock() / BALANCE_SECOND_MS));
    const { tokens, block } = await flights.get(address, second, () =>
      reachChain(() => chain.lilapeBalance(deployment.contracts.lilape, address)),
    );
    const body = {
      address: checksumAddress(address),
      lilape_balance: tokensToText(tokens),
      block: Number(block),
    };
    return c.json({ success: true as const, ...body }, 200);
  });
}
