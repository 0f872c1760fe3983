/** What a mined transaction did in staking, by the contract's own events. */
import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import type { Address } from 'viem';
import { eventsIn } from './receipt-events.ts';
import type { Receipt } from './rpc.ts';
import { stakingAddress } from './staking-contract.ts';

type Name = 'Staked' | 'RewardsClaimed' | 'Unstaked';

function emittedIn<const Event extends Name>(receipt: Receipt, name: Event) {
  return eventsIn(receipt, stakingAddress(), lilApeStakingAbi, name);
}

const isOf =
  (account: Address) =>
  ({ args }: { args: { user: Address } }) =>
    args.user.toLowerCase() === account.toLowerCase();

/** The stake that it opened for `account`; null if it opened none. */
export function stakedIn(receipt: Receipt, account: Address): { stakeId: number; tokens: bigint } | null {
  const event = emittedIn(receipt, 'Staked').find(isOf(account));
  return event === undefined ? null : { stakeId: Number(event.args.stakeId), tokens: event.args.amount };
}

/** Rewards that it paid to `account` by a claim, base units; null if none. */
export function claimedIn(receipt: Receipt, account: Address): bigint | null {
  return emittedIn(receipt, 'RewardsClaimed').find(isOf(account))?.args.amount ?? null;
}

/** What it paid out to `account` by unstaking; null if nothing. */
export function unstakedIn(receipt: Receipt, account: Address): { tokens: bigint; rewards: bigint } | null {
  const event = emittedIn(receipt, 'Unstaked').find(isOf(account));
  return event === undefined ? null : { tokens: event.args.amount, rewards: event.args.rewards };
}
