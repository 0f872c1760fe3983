// What a sale that is over owes a buyer: tokens where it succeeded, the payments where it did not.
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';

/** One buyer's account in the contract; amounts stay after a payout, the flags say what was paid out. */
export type Account = {
  /** Charged in each coin, 6-decimal units. */
  readonly paidUnits: Readonly<Record<PaymentToken, bigint>>;
  /** LILAPE credited, 18 decimals. */
  readonly tokens: bigint;
  readonly isClaimed: boolean;
  readonly isRefunded: Readonly<Record<PaymentToken, boolean>>;
};

/** The way in which a sale pays its buyers out. */
export type Payout = 'claim' | 'refund';

/** How a sale in this status pays out; null while it does not. */
export function payoutOf(status: SaleStatus): Payout | null {
  if (status === 'finalised') return 'claim';
  return status === 'refunding' || status === 'cancelled' ? 'refund' : null;
}

/** LILAPE (18 decimals) that the account can still claim of a finalised sale. */
export function claimableTokens({ tokens, isClaimed }: Account): bigint {
  return isClaimed ? 0n : tokens;
}

/** 6-decimal units that the account can still take back of a sale that failed. */
export function refundableUnits({ paidUnits, isRefunded }: Account, coin: PaymentToken): bigint {
  return isRefunded[coin] ? 0n : paidUnits[coin];
}
