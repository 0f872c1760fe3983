// Reads that ask the chain: a transaction, a balance, the ETH price.
import { createRoute, z } from '@hono/zod-openapi';
import { checksumAddress } from '@lilape/domain/address';
import { confirmationOf } from '@lilape/domain/confirmation';
import { AppError } from '@lilape/domain/app-error';
import { addressIn, tokensToText, txHash } from '@lilape/wire/amounts';
import { type TransactionBody, balanceBody, ratesBody, transactionBody } from '@lilape/wire/chain';
import { createFlights } from '#http/flights.ts';
import { reachChain, reachDatabase } from '#http/reach.ts';
import { limited } from '#http/requests.ts';
import { readPurchasesIn } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import type { Hex } from '#presale/chain-reads.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import { createRates } from '#presale/rates.ts';
import type { TransactionLookup } from '#presale/transactions.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { lowerAddress } from '#routes/purchases.ts';
import { errors, json } from '#routes/responses.ts';

/** Registers `GET /api/transaction/{id}`: what the ledger has of it, else what the chain says. */
export function addTransaction(app: ApiApp, parts: ApiParts, transactions: TransactionLookup): void {
  const route = createRoute({
    method: 'get',
    path: '/api/transaction/{id}',
    summary: 'A transaction: its state and the purchases recorded in it',
    middleware: [limited('read', parts)] as const,
    request: { params: z.object({ id: txHash }) },
    responses: { 200: json(transactionBody, 'The transaction'), ...errors(400, 429, 503) },
  });
  app.openapi(route, async (c) => {
    const hash = c.req.valid('param').id.toLowerCase() as Hex;
    return c.json(await transactionOf(hash, parts, transactions), 200);
  });
}

async function transactionOf(
  hash: Hex,
  { db, feed }: ApiParts,
  transactions: TransactionLookup,
): Promise<TransactionBody> {
  ledgerOf(feed);
  const purchases = await reachDatabase(() => readPurchasesIn(db, hash));
  const first = purchases[0];
  const found =
    first === undefined
      ? await transactions.find(hash)
      : { status: 'succeeded' as const, block: first.block, hasPurchase: true };
  const block = 'block' in found ? found.block : null;
  const { heads } = ledgerOf(feed);
  return {
    success: true,
    txHash: hash,
    status: found.status,
    block: block === null ? null : Number(block),
    confirmation: block === null ? null : confirmationOf(block, heads),
    purchases: purchases.map((purchase) => purchaseToWire(purchase, heads)),
  };
}

const BALANCE_SECOND_MS = 1_000;

/** Registers `GET /api/wallet/{address}/balance`: LILAPE at the newest block, asked at most once a second a wallet. */
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

/** Registers `GET /api/rates`. */
export function addRates(app: ApiApp, { chain, clock, deployment }: ApiParts): void {
  const rates = createRates(() => {
    const feed = deployment.contracts.ethUsdFeed;
    if (!feed) throw new AppError('SERVICE_UNAVAILABLE');
    return reachChain(() => chain.ethPrice(feed));
  }, clock);
  const route = createRoute({
    method: 'get',
    path: '/api/rates',
    summary: 'The ETH price, as the Chainlink feed has it',
    responses: { 200: json(ratesBody, 'Rates'), ...errors(503) },
  });
  app.openapi(route, async (c) => c.json(await rates.current(), 200));
}
