// Staking as the wire has it.
import { checksumAddress } from '@lilape/domain/address';
import { PERIODS } from '@lilape/domain/staking/periods';
import {
  type Stake,
  apyBpsNow,
  endBonus,
  endsAt,
  isDoubled,
  lastClaimAt,
  paidTokens,
  reservedTokens,
} from '@lilape/domain/staking/stake';
import type { StakeBody, StakesBody, StakingStatsBody } from '@lilape/wire/staking';
import { tokensToText } from '@lilape/wire/text';
import type { LedgerSnapshot } from '#ledger/read.ts';
import type { AccountStakes, KnownStake, StakeLine } from '#ledger/staking/account-stakes.ts';
import { readStakingTotals } from '#ledger/staking/stored.ts';
import { isoOf, isoOfMs } from '#moments.ts';

/** What is staked and the pool; null where the ledger reads no staking, or does not know yet what the contract holds. */
export function stakingStatsOf({ projections, heads }: LedgerSnapshot): StakingStatsBody | null {
  const staking = projections['staking'];
  if (staking === undefined || staking.held === null) return null;
  const totals = readStakingTotals(staking.state);
  const { stakedTokens, reservedTokens: reserved, paidTokens: paid, takenTokens } = totals;
  const left = BigInt(staking.held) - stakedTokens - reserved;
  // Where it holds too little, which an alarm says, nothing is free.
  const free = left > 0n ? left : 0n;
  return {
    success: true,
    totalStaked: tokensToText(stakedTokens),
    rewardsFree: tokensToText(free),
    rewardsReserved: tokensToText(reserved),
    rewardsPaid: tokensToText(paid),
    rewardsFunded: tokensToText(free + reserved + paid + takenTokens),
    rewardsTaken: tokensToText(takenTokens),
    openStakes: totals.open,
    stakeCounter: totals.opened,
    stakers: totals.stakers,
    periods: PERIODS.map(({ lockDays, baseApyBps, apeApyBps }) => ({
      days: lockDays,
      baseAPY: baseApyBps,
      nftAPY: apeApyBps,
    })),
    block: Number(heads.number),
    as_of: isoOfMs(heads.readAtMs),
  };
}

/** The stakes of an account, as the contract would tell them at that block. */
export function stakesToWire({ account, stakes, counts, block, readAtMs }: AccountStakes): StakesBody {
  return {
    success: true,
    address: checksumAddress(account),
    stakes: stakes.map(stakeToWire),
    stakeCounter: counts.opened,
    openStakes: counts.open,
    block: Number(block),
    as_of: isoOfMs(readAtMs),
  };
}

function stakeToWire({ stakeId, stake, isApeKept, opening, lines }: KnownStake): StakeBody {
  const isBound = stake.isActive && isDoubled(stake);
  const hasBonus = isBound && isApeKept;
  return {
    id: stakeId,
    amount: tokensToText(stake.tokens),
    lockDays: stake.lockDays,
    startTime: isoOf(stake.startSeconds),
    endTime: isoOf(endsAt(stake)),
    lastClaimTime: isoOf(lastClaimAt(stake)),
    totalClaimed: tokensToText(paidTokens(stake)),
    apy: presentApyBps(stake, isApeKept),
    hasNFTBonus: hasBonus,
    isNFTBound: isBound,
    nftTokenId: String(stake.apeId),
    active: stake.isActive,
    reserved: tokensToText(reservedTokens(stake)),
    openedTx: opening.txHash,
    openedBlock: Number(opening.block),
    statement: lines.map(lineToWire),
  };
}

/** An ape that has left doubles nothing, whether or not anybody notified the contract. @see decision 24 "an ape on a stake" */
function presentApyBps(stake: Stake, isApeKept: boolean): number {
  if (!stake.isActive) return 0;
  return apyBpsNow(isApeKept ? stake : endBonus(stake).stake);
}

function lineToWire({ type, rewardTokens, txHash, block, timeSeconds }: StakeLine) {
  return { type, amount: tokensToText(rewardTokens), txHash, block: Number(block), time: isoOf(timeSeconds) };
}
