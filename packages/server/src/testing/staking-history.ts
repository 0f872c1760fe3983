// A made-up history of staking: valid events of a few accounts, block by block, without a chain.
import type { Address } from '@lilape/domain/address';
import type { StakeEvent, StakingEvent } from '@lilape/domain/staking/fold';
import { PERIODS } from '@lilape/domain/staking/periods';
import { wholeRewardDown } from '@lilape/domain/staking/rewards';
import {
  type Stake,
  canUnstakeAt,
  claimAt,
  endBonus,
  isDoubled,
  openStake,
  owedDown,
  unstakeAt,
} from '@lilape/domain/staking/stake';
import type { BlockMark } from '#ledger/cursor.ts';
import type { ProjectionLog } from '#ledger/projection.ts';
import type { Hex } from '#ledger/stored.ts';
import type { Random } from '#testing/random.ts';

export type StakingBlock = {
  readonly block: BlockMark;
  readonly logs: readonly ProjectionLog<StakingEvent>[];
};

type Known = { readonly account: Address; readonly stakeId: number; stake: Stake };

const ONE = 10n ** 18n;

/** `count` blocks after the block 100, five days apart, each with up to `most` events at `contract`. */
export function stakingHistory(contract: Address, random: Random, count: number, most = 4): StakingBlock[] {
  const stakes: Known[] = [];
  return Array.from({ length: count }, (_, index) => {
    const number = BigInt(101 + index);
    const block = {
      number,
      hash: `0x${number.toString(16).padStart(64, '0')}` as const,
      timeSeconds: 1_800_000_000 + index * 432_000 + random.below(1_000),
    };
    const events = Array.from({ length: random.below(most + 1) }, () =>
      nextEvents(stakes, random, block.timeSeconds),
    ).flat();
    return { block, logs: events.map((event, logIndex) => logOf(contract, block, logIndex, event)) };
  });
}

function logOf(
  contract: Address,
  block: BlockMark,
  logIndex: number,
  event: StakingEvent,
): ProjectionLog<StakingEvent> {
  const { number, hash, timeSeconds } = block;
  const txHash: Hex = `0x${(number * 1_000n + BigInt(logIndex)).toString(16).padStart(64, 'd')}`;
  return { contract, txHash, ordinal: 0, block: number, blockHash: hash, logIndex, timeSeconds, event };
}

/** What one transaction tells: an opening where there is nothing else to do. */
function nextEvents(stakes: Known[], random: Random, now: number): StakingEvent[] {
  const known = stakes[random.below(stakes.length + 1)];
  if (known === undefined || random.chance(0.3)) return [open(stakes, random, now)];
  const { account, stakeId } = known;
  if (!known.stake.isActive)
    return [{ type: random.chance(0.5) ? 'funded' : 'taken', from: account, to: account, tokens: 7n }];
  const events: StakeEvent[] = [];
  if (isDoubled(known.stake) && random.chance(0.3)) {
    const { stake, freedTokens } = endBonus(known.stake);
    events.push({ type: 'unbound', account, stakeId, apeId: stake.apeId, freedTokens });
    known.stake = stake;
    if (random.chance(0.5)) return events;
  }
  if (canUnstakeAt(known.stake, now)) {
    const { stake, tokens } = unstakeAt(known.stake, now);
    known.stake = stake;
    return [...events, { type: 'unstaked', account, stakeId, tokens: stake.tokens, rewardTokens: tokens }];
  }
  if (owedDown(known.stake, now) === 0n) return events;
  const { stake, tokens } = claimAt(known.stake, now);
  known.stake = stake;
  return [...events, { type: 'claimed', account, stakeId, rewardTokens: tokens }];
}

function open(stakes: Known[], random: Random, now: number): StakeEvent {
  const account: Address = `0x${(0xa0 + random.below(6)).toString(16).padStart(40, '0')}`;
  const stakeId = 1 + stakes.filter((known) => known.account === account).length;
  const { lockDays } = PERIODS[random.below(PERIODS.length)] ?? PERIODS[0];
  const tokens = BigInt(1 + random.below(1_000_000)) * ONE + BigInt(random.below(1_000));
  // No ape twice.
  const apeId = random.chance(0.4) ? stakes.length + 1 : 0;
  stakes.push({ account, stakeId, stake: openStake({ tokens, lockDays, startSeconds: now, apeId }) });
  const rewardTokens = wholeRewardDown(tokens, lockDays, apeId !== 0);
  return { type: 'staked', account, stakeId, tokens, lockDays, apeId, rewardTokens };
}
