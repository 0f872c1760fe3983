/** What a buyer agreed to, as it is kept: amounts are decimal digits of base units. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Address } from 'viem';
import { readStored } from '#shell/page/storage.ts';

export type PurchaseTerms = {
  readonly account: Address;
  readonly coin: PaymentToken;
  /** Offered, 6-decimal units. */
  readonly amountUnits: string;
  /** Charged by the quote shown, 6-decimal units: less than offered only at the end of the sale. */
  readonly chargedUnits: string;
  /** Tokens of the quote shown, 18 decimals: fewer revert. */
  readonly minTokens: string;
  /** What the contract had on record as paid by this account in this coin before, 6-decimal units. */
  readonly paidBeforeUnits: string;
};

/** Where the journal of an account's purchase is kept. */
export function purchaseKey(chainId: number, account: string): string {
  return `lilape.purchase.${chainId}.${account.toLowerCase()}`;
}

/** Whether a purchase of this account was begun and not brought to its end, here or in another tab. */
export function hasOpenPurchase(chainId: number, account: string): boolean {
  return readStored(purchaseKey(chainId, account)) !== null;
}
