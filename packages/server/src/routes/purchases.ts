// `POST /api/buy` and `POST /api/purchase/tokens`.
import { AppError } from '@lilape/domain/app-error';
import { sentence } from '@lilape/domain/messages/catalogue';
import { parsePaymentToken } from '@lilape/domain/presale/methods';
import { textToUnits } from '@lilape/wire/text';
import { buy, buyTokens } from '@lilape/wire/endpoints/purchases';
import type { BuyRequest } from '@lilape/wire/purchases';
import { lowerAddress } from '#http/address.ts';
import { limitBody, readExactly } from '#http/exact-json.ts';
import { reachDatabase } from '#reach.ts';
import { limited } from '#http/requests.ts';
import type { LedgerHeads } from '#ledger/read.ts';
import { readPurchasesIn } from '#ledger/sale/purchases.ts';
import { ledgerOf } from '#live/feed.ts';
import type { Hex } from '#chain/reads.ts';
import { type PostOutcome, type PurchaseClaim, judgePost } from '#presale/post-purchase.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import type { TransactionLookup } from '#chain/transactions.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers the posts. They write nothing: the answer is what the ledger and the chain say. @see decision 9 "post is a pointer" */
export function addPurchasePosts(app: ApiApp, parts: ApiParts, transactions: TransactionLookup): void {
  const { db, feed } = parts;
  const sources = {
    purchasesIn: (hash: Hex) => reachDatabase(() => readPurchasesIn(db, hash)),
    ledgerHead: () => ledgerOf(feed).heads.number,
    transaction: (hash: Hex) => transactions.find(hash),
  };
  for (const endpoint of [buy, buyTokens]) {
    const route = routeOf(endpoint, limited('write', parts), limitBody, readExactly('ethAmount'));
    app.openapi(route, async (c) => {
      const claim = toClaim(c.req.valid('json'));
      ledgerOf(feed);
      const outcome = await judgePost(claim, sources);
      switch (outcome.kind) {
        case 'recorded': {
          const { text } = sentence('PURCHASE_RECORDED');
          const purchase = purchaseToWire(outcome.purchase, ledgerOf(feed).heads);
          return c.json({ success: true as const, txHash: claim.txHash, message: text, purchase }, 200);
        }
        case 'pending': {
          const { text } = sentence('PURCHASE_PENDING');
          const body = { success: false as const, code: 'PURCHASE_PENDING' as const };
          return c.json({ ...body, txHash: claim.txHash, message: text }, 202);
        }
        case 'mismatch':
          return c.json(mismatchBody(claim, outcome, ledgerOf(feed).heads), 409);
        case 'reverted':
          throw new AppError('TRANSACTION_REVERTED', { txHash: claim.txHash });
        case 'not-a-purchase':
          throw new AppError('NOT_A_PURCHASE', { txHash: claim.txHash });
      }
    });
  }
}

function mismatchBody(
  claim: PurchaseClaim,
  outcome: Extract<PostOutcome, { kind: 'mismatch' }>,
  heads: LedgerHeads,
) {
  const { field, recorded, given, purchase } = outcome;
  return {
    success: false as const,
    code: 'PURCHASE_MISMATCH' as const,
    error: sentence('PURCHASE_MISMATCH', { field, recorded, given }).text,
    values: { field, recorded, given },
    field,
    txHash: claim.txHash,
    purchase: purchaseToWire(purchase, heads),
  };
}

function toClaim(body: BuyRequest): PurchaseClaim {
  const coin = parsePaymentToken(body.paymentMethod);
  if (coin === undefined) throw new AppError('UNSUPPORTED_METHOD');
  return {
    txHash: body.ethTxHash.toLowerCase() as Hex,
    buyer: lowerAddress(body.userAddress),
    chargedUnits: textToUnits(String(body.ethAmount)),
    coin,
  };
}
