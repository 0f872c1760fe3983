// Staking's totals as JSON of the ledger, and back.
import type { StakingTotals } from '@lilape/domain/staking/fold';
import type { Json, Stored } from '#ledger/stored.ts';

/** Totals of what was stored as staking's state. */
export function readStakingTotals(state: Json): StakingTotals {
  const stored = state as Stored<StakingTotals>;
  return {
    stakedTokens: BigInt(stored.stakedTokens),
    reservedTokens: BigInt(stored.reservedTokens),
    opened: stored.opened,
    open: stored.open,
    stakers: stored.stakers,
    paidTokens: BigInt(stored.paidTokens),
    fundedTokens: BigInt(stored.fundedTokens),
    takenTokens: BigInt(stored.takenTokens),
  };
}
