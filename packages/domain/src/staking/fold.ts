// Staking as a fold over its contract's events. Pure: the same events give the same stakes and totals, always.
import type { Address } from '@lilape/domain/address';
import { isLockDays } from '@lilape/domain/staking/periods';
import { wholeRewardDown } from '@lilape/domain/staking/rewards';
import {
  type Stake,
  canUnstakeAt,
  claimAt,
  endBonus,
  isDoubled,
  openStake,
  unstakeAt,
} from '@lilape/domain/staking/stake';

/** Names a stake: ids count from 1 for each account. */
export type StakeName = { readonly account: Address; readonly stakeId: number };

/** An event of a stake, decoded. Amounts in base units of LILAPE. */
export type StakeEvent = StakeName &
  (
    | {
        readonly type: 'staked';
        readonly tokens: bigint;
        readonly lockDays: number;
        /** 0 without an ape. */
        readonly apeId: number;
        readonly rewardTokens: bigint;
      }
    | { readonly type: 'claimed'; readonly rewardTokens: bigint }
    | { readonly type: 'unstaked'; readonly tokens: bigint; readonly rewardTokens: bigint }
    | { readonly type: 'unbound'; readonly apeId: number; readonly freedTokens: bigint }
  );

/** An event of the pool of rewards, which touches no stake. */
export type PoolEvent =
  | { readonly type: 'funded'; readonly from: Address; readonly tokens: bigint }
  | { readonly type: 'taken'; readonly to: Address; readonly tokens: bigint };

export type StakingEvent = StakeEvent | PoolEvent;

/** Running totals, in base units of LILAPE; the first three are counters of the contract too. */
export type StakingTotals = {
  readonly stakedTokens: bigint;
  readonly reservedTokens: bigint;
  /** Stakes ever opened. */
  readonly opened: number;
  readonly open: number;
  /** Accounts with an open stake. */
  readonly stakers: number;
  /** Paid as rewards. */
  readonly paidTokens: bigint;
  /** Given to the pool through `fundRewards`; plain transfers fund it too, and are in no event of staking. */
  readonly fundedTokens: bigint;
  /** Taken out by the owner from what was free. */
  readonly takenTokens: bigint;
};

/** What is known before an event of a stake. */
export type StakeBefore = {
  readonly stake: Stake | null;
  /** Stakes that its account ever opened, and those of them that are open. */
  readonly opened: number;
  readonly open: number;
};

/** An event that contradicts the rules or those before it. It is counted as it says, and raised. */
export type StakingAlarm = {
  readonly code:
    | 'UNKNOWN_LOCK'
    | 'UNKNOWN_STAKE'
    | 'STAKE_ID_DIFFERS'
    | 'STAKE_DIFFERS'
    | 'REWARD_DIFFERS'
    | 'FREED_DIFFERS'
    | 'NOT_BOUND'
    | 'UNSTAKED_EARLY';
  readonly expected: string;
  readonly actual: string;
};

export type StakingStep = {
  readonly totals: StakingTotals;
  /** The stake after the event; null where there is none to record. */
  readonly stake: Stake | null;
  readonly alarms: readonly StakingAlarm[];
};

export const NO_STAKES: StakingTotals = {
  stakedTokens: 0n,
  reservedTokens: 0n,
  opened: 0,
  open: 0,
  stakers: 0,
  paidTokens: 0n,
  fundedTokens: 0n,
  takenTokens: 0n,
};

type Of<Type extends StakingEvent['type']> = Extract<StakingEvent, { readonly type: Type }>;

/** Whether an event is one of a stake. */
export function isStakeEvent(event: StakingEvent): event is StakeEvent {
  return event.type !== 'funded' && event.type !== 'taken';
}

/** One step of the fold for an event of the pool. */
export function foldPoolEvent(totals: StakingTotals, { type, tokens }: PoolEvent): StakingTotals {
  return type === 'funded'
    ? { ...totals, fundedTokens: totals.fundedTokens + tokens }
    : { ...totals, takenTokens: totals.takenTokens + tokens };
}

/** One step of the fold for an event of a stake, in a block of `atSeconds` (unix). */
export function foldStakeEvent(
  totals: StakingTotals,
  before: StakeBefore,
  event: StakeEvent,
  atSeconds: number,
): StakingStep {
  switch (event.type) {
    case 'staked':
      return foldStaked(totals, before, event, atSeconds);
    case 'claimed':
      return foldClaimed(totals, before.stake, event, atSeconds);
    case 'unbound':
      return foldUnbound(totals, before.stake, event);
    case 'unstaked':
      return foldUnstaked(totals, before, event, atSeconds);
  }
}

function foldStaked(
  totals: StakingTotals,
  { opened, open }: StakeBefore,
  event: Of<'staked'>,
  startSeconds: number,
): StakingStep {
  const { tokens, lockDays, apeId, rewardTokens, stakeId } = event;
  const after = {
    ...totals,
    stakedTokens: totals.stakedTokens + tokens,
    reservedTokens: totals.reservedTokens + rewardTokens,
    opened: totals.opened + 1,
    open: totals.open + 1,
    stakers: totals.stakers + Number(open === 0),
  };
  const ids = differs('STAKE_ID_DIFFERS', opened + 1, stakeId);
  if (!isLockDays(lockDays))
    return { totals: after, stake: null, alarms: [...ids, ...differs('UNKNOWN_LOCK', 'a lock', lockDays)] };
  const reward = wholeRewardDown(tokens, lockDays, apeId !== 0);
  return {
    totals: after,
    // A second opening under the same id would overwrite the first.
    stake: ids.length > 0 ? null : openStake({ tokens, lockDays, apeId, startSeconds }),
    alarms: [...ids, ...differs('REWARD_DIFFERS', reward, rewardTokens)],
  };
}

function foldClaimed(
  totals: StakingTotals,
  stake: Stake | null,
  { rewardTokens, stakeId }: Of<'claimed'>,
  atSeconds: number,
): StakingStep {
  const after = withPayment(totals, rewardTokens);
  if (stake?.isActive !== true) return unknownStake(after, stakeId);
  const claimed = claimAt(stake, atSeconds);
  const alarms = differs('REWARD_DIFFERS', claimed.tokens, rewardTokens);
  return { totals: after, stake: claimed.stake, alarms };
}

function foldUnbound(totals: StakingTotals, stake: Stake | null, event: Of<'unbound'>): StakingStep {
  const { apeId, freedTokens, stakeId } = event;
  const after = { ...totals, reservedTokens: totals.reservedTokens - freedTokens };
  if (stake?.isActive !== true) return unknownStake(after, stakeId);
  const ended = endBonus(stake);
  const alarms = [
    ...differs('NOT_BOUND', isDoubled(stake) ? stake.apeId : 'no ape', apeId),
    ...differs('FREED_DIFFERS', ended.freedTokens, freedTokens),
  ];
  return { totals: after, stake: ended.stake, alarms };
}

function foldUnstaked(
  totals: StakingTotals,
  { stake, open }: StakeBefore,
  { tokens, rewardTokens, stakeId }: Of<'unstaked'>,
  atSeconds: number,
): StakingStep {
  const paid = withPayment(totals, rewardTokens);
  const after = { ...paid, stakedTokens: paid.stakedTokens - tokens };
  if (stake?.isActive !== true) return unknownStake(after, stakeId);
  const unstaked = unstakeAt(stake, atSeconds);
  const early = canUnstakeAt(stake, atSeconds) ? [] : differs('UNSTAKED_EARLY', 'after the lock', atSeconds);
  return {
    totals: { ...after, open: after.open - 1, stakers: after.stakers - Number(open === 1) },
    stake: unstaked.stake,
    alarms: [
      ...early,
      ...differs('STAKE_DIFFERS', stake.tokens, tokens),
      ...differs('REWARD_DIFFERS', unstaked.tokens, rewardTokens),
    ],
  };
}

function withPayment(totals: StakingTotals, rewardTokens: bigint): StakingTotals {
  return {
    ...totals,
    paidTokens: totals.paidTokens + rewardTokens,
    reservedTokens: totals.reservedTokens - rewardTokens,
  };
}

function unknownStake(totals: StakingTotals, stakeId: number): StakingStep {
  return { totals, stake: null, alarms: differs('UNKNOWN_STAKE', 'an open stake', stakeId) };
}

function differs(
  code: StakingAlarm['code'],
  expected: bigint | number | string,
  actual: bigint | number,
): StakingAlarm[] {
  return expected === actual ? [] : [{ code, expected: String(expected), actual: String(actual) }];
}
