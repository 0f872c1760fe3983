// The staking contract's events, decoded.
import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import type { StakingEvent } from '@lilape/domain/staking/fold';
import { eventDecoders } from '@lilape/events/decoders';

/** Amounts in base units; ids and days are far below what a number holds exactly. */
export const STAKING_DECODERS = eventDecoders<typeof lilApeStakingAbi, StakingEvent>(lilApeStakingAbi, {
  Staked: ({ user, stakeId, amount, lockDays, nftTokenId, reward }) => ({
    type: 'staked',
    account: user,
    stakeId: Number(stakeId),
    tokens: amount,
    lockDays: Number(lockDays),
    apeId: Number(nftTokenId),
    rewardTokens: reward,
  }),
  RewardsClaimed: ({ user, stakeId, amount }) => ({
    type: 'claimed',
    account: user,
    stakeId: Number(stakeId),
    rewardTokens: amount,
  }),
  Unstaked: ({ user, stakeId, amount, rewards }) => ({
    type: 'unstaked',
    account: user,
    stakeId: Number(stakeId),
    tokens: amount,
    rewardTokens: rewards,
  }),
  Unbound: ({ user, stakeId, nftTokenId, freed }) => ({
    type: 'unbound',
    account: user,
    stakeId: Number(stakeId),
    apeId: Number(nftTokenId),
    freedTokens: freed,
  }),
  RewardsFunded: ({ from, amount }) => ({ type: 'funded', from, tokens: amount }),
  FreeRewardsTaken: ({ to, amount }) => ({ type: 'taken', to, tokens: amount }),
});
