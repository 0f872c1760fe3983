/** What an account has of the sale, and what comes next with it. */
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { type Account, payoutOf, refundableUnits } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';

/** Tokens that wait for the sale's end, for somebody to finalise it, for their owner; those that were claimed; money to send for, and money that is back. */
export const ownedStories = ['waiting', 'ended', 'claimable', 'claimed', 'refundable', 'refunded'] as const;
export type OwnedStory = (typeof ownedStories)[number];

/** The story of an account in a sale of this status; null for who bought nothing. */
export function ownedStory(status: SaleStatus, account: Account): OwnedStory | null {
  if (account.tokens === 0n) return null;
  if (payoutOf(status) === 'refund')
    return PAYMENT_TOKENS.some((coin) => refundableUnits(account, coin) > 0n) ? 'refundable' : 'refunded';
  if (account.isClaimed) return 'claimed';
  if (status === 'finalised') return 'claimable';
  return status === 'ended' ? 'ended' : 'waiting';
}
