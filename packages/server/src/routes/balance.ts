// `GET /api/wallet/{address}/balance`: LILAPE at the newest block, asked at most once a second a wallet.
import { createRoute, z } from '@hono/zod-openapi';
import { checksumAddress } from '@lilape/domain/address';
import { addressIn } from '@lilape/wire/amounts';
import { tokensToText } from '@lilape/wire/text';
import { balanceBody } from '@lilape/wire/chain';
import { createFlights } from '#cache/flights.ts';
import { lowerAddress } from '#http/address.ts';
import { reachChain } from '#reach.ts';
import { limited } from '#http/requests.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { errors, json } from '#routes/responses.ts';

const BALANCE_SECOND_MS = 1_000;

/** Registers the balance. */
export function addBalance(app: ApiApp, parts: ApiParts): void {
  const { chain, clock, deployment } = parts;
  const flights = createFlights<{ tokens: bigint; block: bigint }>({
    maxKept: 10_000,
    maxRunning: 32,
    maxWaiting: 512,
  });
  const route = createRoute({
    method: 'get',
    path: '/api/wallet/{address}/balance',
    operationId: 'getBalance',
    tags: ['Chain'],
    summary: 'LILAPE that a wallet holds',
    middleware: [limited('read', parts)] as const,
    request: { params: z.object({ address: addressIn }) },
    responses: { 200: json(balanceBody, 'The balance'), ...errors(400, 429, 503) },
  });
  app.openapi(route, async (c) => {
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
