// A purchase of the ledger as the wire tells it.
import { type Address, checksumAddress } from '@lilape/domain/address';
import { confirmationOf } from '@lilape/domain/confirmation';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import type { Purchase } from '@lilape/wire/purchases';
import type { LedgerHeads } from '#ledger/read.ts';
import type { LedgerPurchase } from '#ledger/sale/purchases.ts';
import { isoOf } from '#moments.ts';

/** The purchase with its confirmation word at `heads`. */
export function purchaseToWire(
  purchase: LedgerPurchase,
  heads: Pick<LedgerHeads, 'safe' | 'final'>,
): Purchase {
  return toWire(purchase, confirmationOf(purchase.block, heads));
}

/** A purchase that a reorganisation took out of the chain. */
export function orphanToWire(purchase: LedgerPurchase): Purchase {
  return toWire(purchase, 'orphaned');
}

function toWire(purchase: LedgerPurchase, status: Purchase['status']): Purchase {
  return {
    txHash: purchase.txHash,
    ordinal: purchase.ordinal,
    block: Number(purchase.block),
    time: isoOf(purchase.timeSeconds),
    buyer: checksumOf(purchase.buyer),
    method: purchase.coin,
    paid: unitsToText(purchase.chargedUnits),
    raisedBefore: unitsToText(purchase.raisedBeforeUnits),
    bands: purchase.portions.map((portion) => ({
      stage: portion.stage,
      price: unitsToText(portion.priceMicroUsd),
      tokens: tokensToText(portion.tokens),
    })),
    tokens: tokensToText(purchase.tokens),
    status,
  };
}

/** The last buyer that was written: a list is often that of one, and a checksum costs more than all else in a row. */
let last: { readonly address: Address; readonly text: Address } | undefined;

function checksumOf(address: Address): Address {
  if (last?.address !== address) last = { address, text: checksumAddress(address) };
  return last.text;
}
