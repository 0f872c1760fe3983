// `GET /api/transaction/{id}`: what the ledger has of a transaction, else what the chain says.
import { AppError } from '@lilape/domain/app-error';
import { confirmationOf } from '@lilape/domain/confirmation';
import type { TransactionBody } from '@lilape/wire/chain';
import { transaction as endpoint } from '@lilape/wire/endpoints/purchases';
import type { Hex } from '#chain/reads.ts';
import type { TransactionLookup } from '#chain/transactions.ts';
import { reachDatabase } from '#reach.ts';
import { limited } from '#http/requests.ts';
import { readPurchasesIn } from '#ledger/sale/purchases.ts';
import { ledgerOf } from '#live/feed.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the transaction. */
export function addTransaction(app: ApiApp, parts: ApiParts, transactions: TransactionLookup): void {
  app.openapi(routeOf(endpoint, limited('read', parts)), async (c) => {
    const hash = c.req.valid('param').id.toLowerCase() as Hex;
    return c.json(await transactionOf(hash, parts, transactions), 200);
  });
}

/** @throws AppError TRANSACTION_UNKNOWN where neither the ledger nor the chain has it */
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
  if (found.status === 'unknown') throw new AppError('TRANSACTION_UNKNOWN', { txHash: hash });
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
