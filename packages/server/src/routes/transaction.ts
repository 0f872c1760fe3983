// `GET /api/transaction/{id}`: what the ledger has of a transaction, else what the chain says.
import { createRoute, z } from '@hono/zod-openapi';
import { confirmationOf } from '@lilape/domain/confirmation';
import { txHash } from '@lilape/wire/amounts';
import { type TransactionBody, transactionBody } from '@lilape/wire/chain';
import type { Hex } from '#chain/reads.ts';
import type { TransactionLookup } from '#chain/transactions.ts';
import { reachDatabase } from '#reach.ts';
import { limited } from '#http/requests.ts';
import { readPurchasesIn } from '#ledger/sale/purchases.ts';
import { ledgerOf } from '#live/feed.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { errors, json } from '#routes/responses.ts';

/** Registers the transaction. */
export function addTransaction(app: ApiApp, parts: ApiParts, transactions: TransactionLookup): void {
  const route = createRoute({
    method: 'get',
    path: '/api/transaction/{id}',
    operationId: 'getTransaction',
    tags: ['Purchases'],
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
