/** What an account has of the sale, and what comes next with it. */
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { type Account, payoutOf, refundableUnits } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';

/** Tokens waiting for the sale to end, for someone to finalise it, or to be claimed; tokens claimed; a refund due; a refund paid. */
export const ownedStories = ['waiting', 'ended', 'claimable', 'claimed', 'refundable', 'refunded'] as const;
export type OwnedStory = (typeof ownedStories)[number];

/** The story of an account in a sale of this status; null for an account that bought nothing. */
export function ownedStory(status: SaleStatus, account: Account): OwnedStory | null {
  if (account.tokens === 0n) return null;
  if (payoutOf(status) === 'refund')
    return PAYMENT_TOKENS.some((coin) => refundableUnits(account, coin) > 0n) ? 'refundable' : 'refunded';
  if (account.isClaimed) return 'claimed';
  if (status === 'finalised') return 'claimable';
  return status === 'ended' ? 'ended' : 'waiting';
}
