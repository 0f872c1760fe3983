// What a posted purchase is answered: the ledger decides, the post only points. @see decision 9 "post is a pointer"
import { type Address, checksumAddress } from '@lilape/domain/address';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { unitsToText } from '@lilape/wire/text';
import type { LedgerPurchase } from '#ledger/sale/purchases.ts';
import type { ChainTransaction, Hex } from '#chain/reads.ts';

/** A post in the ledger's own terms. */
export type PurchaseClaim = {
  readonly txHash: Hex;
  /** Lower case. */
  readonly buyer: Address;
  readonly chargedUnits: bigint;
  readonly coin: PaymentToken;
};

export const MISMATCH_FIELDS = ['userAddress', 'ethAmount', 'paymentMethod'] as const;
export type MismatchField = (typeof MISMATCH_FIELDS)[number];

export type PostOutcome =
  | { readonly kind: 'recorded'; readonly purchase: LedgerPurchase }
  | {
      readonly kind: 'mismatch';
      readonly purchase: LedgerPurchase;
      readonly field: MismatchField;
      readonly recorded: string;
      readonly given: string;
    }
  | { readonly kind: 'pending' | 'reverted' | 'not-a-purchase' };

export type PostSources = {
  purchasesIn(txHash: Hex): Promise<readonly LedgerPurchase[]>;
  /** The last block that the ledger has read. */
  ledgerHead(): bigint;
  transaction(txHash: Hex): Promise<ChainTransaction>;
};

/**
 * The answer to a post. Of several purchases in one transaction any that agrees counts. A transaction without one is
 * refused only once the ledger has read its block; until then, and whenever the chain says that the sale did record
 * something in it, it is pending.
 * @throws AppError SERVICE_UNAVAILABLE from the sources
 */
export async function judgePost(claim: PurchaseClaim, sources: PostSources): Promise<PostOutcome> {
  const purchases = await sources.purchasesIn(claim.txHash);
  if (purchases.length > 0) return judgeAgainst(claim, purchases);
  const transaction = await sources.transaction(claim.txHash);
  if (!('block' in transaction)) return { kind: 'pending' };
  const isUnread = sources.ledgerHead() < transaction.block;
  if (isUnread || transaction.hasPurchase) return { kind: 'pending' };
  return { kind: transaction.status === 'failed' ? 'reverted' : 'not-a-purchase' };
}

function judgeAgainst(claim: PurchaseClaim, purchases: readonly LedgerPurchase[]): PostOutcome {
  const judged = purchases.map((purchase) => ({ purchase, faults: faultsOf(claim, purchase) }));
  const [nearest] = judged.toSorted((a, b) => a.faults.length - b.faults.length);
  if (nearest === undefined) return { kind: 'pending' };
  const field = nearest.faults[0];
  if (field === undefined) return { kind: 'recorded', purchase: nearest.purchase };
  const { purchase } = nearest;
  return { kind: 'mismatch', purchase, field, ...sides(field, claim, purchase) };
}

function faultsOf(claim: PurchaseClaim, purchase: LedgerPurchase): MismatchField[] {
  const agrees = {
    userAddress: claim.buyer === purchase.buyer,
    ethAmount: claim.chargedUnits === purchase.chargedUnits,
    paymentMethod: claim.coin === purchase.coin,
  };
  return MISMATCH_FIELDS.filter((field) => !agrees[field]);
}

function sides(field: MismatchField, claim: PurchaseClaim, purchase: LedgerPurchase) {
  switch (field) {
    case 'userAddress':
      return { recorded: checksumAddress(purchase.buyer), given: checksumAddress(claim.buyer) };
    case 'ethAmount':
      return { recorded: unitsToText(purchase.chargedUnits), given: unitsToText(claim.chargedUnits) };
    case 'paymentMethod':
      return { recorded: purchase.coin, given: claim.coin };
  }
}
