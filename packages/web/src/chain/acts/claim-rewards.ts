/** Claiming what a stake has earned so far. @see decision 23 "reserved rewards", decision 24 "an ape on a stake" */
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import { type Hash, receiptIfKnown } from '#chain/rpc.ts';
import { claimableNow, claimRewardsCall, stakeOf } from '#chain/staking-contract.ts';
import { claimedIn } from '#chain/staking-events.ts';
import { payoutStep } from './payout-step.ts';
import { stakingFailures } from './staking-failures.ts';

export type ClaimRewardsTerms = {
  readonly account: Address;
  readonly stakeId: bigint;
  /** What it pays by the contract's word when it was asked, base units: by the time it is mined it is a little more. */
  readonly tokens: bigint;
  /** Up to when rewards had been paid before, unix seconds. */
  readonly paidUntil: bigint;
};

export type RewardsClaimed = Pick<ClaimRewardsTerms, 'account' | 'stakeId' | 'tokens'> & {
  readonly hash: Hash | null;
};

export const claimRewards: Act<{ stakeId: number }, ClaimRewardsTerms, RewardsClaimed> = {
  name: 'claim-rewards',
  agree: async ({ provider, account }, { stakeId }) => {
    const [tokens, { lastClaimSeconds }] = await Promise.all([
      claimableNow(provider, account, stakeId),
      stakeOf(provider, account, stakeId),
    ]);
    return { account, stakeId: BigInt(stakeId), tokens, paidUntil: BigInt(lastClaimSeconds) };
  },
  terms: termsFormat<ClaimRewardsTerms>({
    account: addressField,
    stakeId: unitsField,
    tokens: unitsField,
    paidUntil: unitsField,
  }),
  steps: ({ account, stakeId, paidUntil }) => [
    payoutStep({
      name: 'claim-rewards',
      call: claimRewardsCall(Number(stakeId)),
      isDue: async ({ provider }) => {
        const stake = await stakeOf(provider, account, Number(stakeId));
        return stake.isActive && BigInt(stake.lastClaimSeconds) <= paidUntil;
      },
    }),
  ],
  conclude: async ({ provider }, { account, stakeId, tokens }, hash) => {
    const receipt = await receiptIfKnown(provider, hash);
    const paid = receipt === null ? null : claimedIn(receipt, account);
    return { hash, account, stakeId, tokens: paid ?? tokens };
  },
  failures: () => stakingFailures('CLAIMING_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
