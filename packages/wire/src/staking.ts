// Staking on the wire: the pool of rewards, the rates, and the stakes of an account.
import { addressOut, isoTime, tokensText, txHash } from '@lilape/wire/amounts';
import { z } from 'zod';

const bps = z.int().min(0);
const count = z.int().min(0);
const block = count.meta({ description: 'The block after which everything here is so' });
const tokens = (description: string) => tokensText.meta({ description });

/** `GET /api/staking/stats`, and what the topic `staking` tells. @see spec §3 staking stats */
export const stakingStatsBody = z
  .object({
    success: z.literal(true),
    totalStaked: tokens('LILAPE in open stakes: the sum of `Staked` less that of `Unstaked`'),
    rewardsFree: tokens(
      'LILAPE for rewards of stakes to come: what the contract holds, by the transfers of LILAPE, less `totalStaked` and `rewardsReserved`',
    ),
    rewardsReserved: tokens(
      'LILAPE that open stakes will still be paid at their present rates: `reward` of `Staked` less what `RewardsClaimed` and `Unstaked` paid and `Unbound` freed',
    ),
    rewardsPaid: tokens(
      'LILAPE paid as rewards: the sums of `RewardsClaimed` and of `rewards` in `Unstaked`',
    ),
    rewardsFunded: tokens(
      'LILAPE that ever came into the pool, at the deployment, by `fundRewards` or by plain transfers: `rewardsFree` + `rewardsReserved` + `rewardsPaid` + `rewardsTaken`',
    ),
    rewardsTaken: tokens('LILAPE that the owner took out of what was free: the sum of `FreeRewardsTaken`'),
    openStakes: count.meta({ description: 'Stakes that were opened and not unstaked' }),
    stakeCounter: count.meta({ description: 'Stakes ever opened' }),
    stakers: count.meta({ description: 'Accounts with an open stake' }),
    periods: z.array(z.object({ days: z.int(), baseAPY: bps, nftAPY: bps })).meta({
      description: 'Each lock with its yearly rates, without and with an ape, in hundredths of a percent',
    }),
    block,
    as_of: isoTime.meta({ description: "Time of the last successful read of the chain's head" }),
  })
  .meta({ id: 'StakingStats' });

export type StakingStatsBody = z.infer<typeof stakingStatsBody>;

/** What can happen to a stake, by the names of its events. */
export const STAKE_EVENTS = ['staked', 'claimed', 'unbound', 'unstaked'] as const;

/** Lines of a statement that are listed at most, beside its opening. */
export const MAX_LINES = 50;

const statementLine = z.object({
  type: z.enum(STAKE_EVENTS),
  amount: tokens(
    'LILAPE of rewards: reserved by `staked`, paid by `claimed` and `unstaked`, given back to the pool by `unbound`',
  ),
  txHash,
  block: count,
  time: isoTime,
});

/** A stake of an account. What it owes follows from these fields alone. @see spec §3 stake */
export const stake = z
  .object({
    id: z.int().min(1).meta({ description: 'Number among the stakes of its account, from 1' }),
    amount: tokens('LILAPE locked'),
    lockDays: z.int(),
    startTime: isoTime,
    endTime: isoTime.meta({ description: 'From when it can be unstaked' }),
    lastClaimTime: isoTime.meta({
      description: 'Up to when its rewards were paid; `startTime` before the first claim',
    }),
    totalClaimed: tokens('LILAPE paid to it as rewards'),
    apy: bps.meta({
      description:
        'Present yearly rate in hundredths of a percent, as the contract tells it; 0 once unstaked',
    }),
    hasNFTBonus: z
      .boolean()
      .meta({ description: 'Whether an ape doubles it now: bound, and still the staker’s' }),
    isNFTBound: z.boolean().meta({
      description: 'Whether an ape is bound to it; one that has left stays so until a claim or `unbind`',
    }),
    nftTokenId: z
      .string()
      .regex(/^\d+$/)
      .meta({ description: 'The ape that it was opened with, 0 for none; stays after the bonus has ended' }),
    active: z.boolean().meta({ description: 'Whether it was not unstaked yet' }),
    reserved: tokens('LILAPE set aside for what it will still be paid'),
    openedTx: txHash,
    openedBlock: count,
    statement: z.array(statementLine).meta({
      description: `What happened to it, oldest first: its opening and the ${MAX_LINES} newest events`,
    }),
  })
  .meta({ id: 'Stake' });

export type StakeBody = z.infer<typeof stake>;

/** Stakes that are listed at most, the newest. */
export const MAX_STAKES = 1_000;

/** `GET /api/stakes/{address}`. */
export const stakesBody = z
  .object({
    success: z.literal(true),
    address: addressOut,
    stakes: z.array(stake).meta({
      description: `Its stakes, open and unstaked, oldest first; the ${MAX_STAKES} newest where it has more`,
    }),
    stakeCounter: count.meta({ description: 'Stakes that it ever opened' }),
    openStakes: count.meta({ description: 'Those of them that were not unstaked' }),
    block,
    as_of: isoTime,
  })
  .meta({ id: 'Stakes' });

export type StakesBody = z.infer<typeof stakesBody>;
