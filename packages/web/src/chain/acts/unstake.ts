/** Taking a stake out once its lock is over: principal and rewards in one transfer. @see decision 23 "reserved rewards" */
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import { type Hash, receiptIfKnown } from '#chain/rpc.ts';
import { stakeOf, unstakableNow, unstakeCall } from '#chain/staking-contract.ts';
import { unstakedIn } from '#chain/staking-events.ts';
import { payoutStep } from './payout-step.ts';
import { stakingFailures } from './staking-failures.ts';

export type UnstakeTerms = {
  readonly account: Address;
  readonly stakeId: bigint;
  /** Principal and rewards that it pays, base units. */
  readonly tokens: bigint;
  readonly rewards: bigint;
};

export type Unstaked = UnstakeTerms & { readonly hash: Hash | null };

export const unstake: Act<{ stakeId: number }, UnstakeTerms, Unstaked> = {
  name: 'unstake',
  agree: async ({ provider, account }, { stakeId }) => ({
    account,
    stakeId: BigInt(stakeId),
    ...(await unstakableNow(provider, account, stakeId)),
  }),
  terms: termsFormat<UnstakeTerms>({
    account: addressField,
    stakeId: unitsField,
    tokens: unitsField,
    rewards: unitsField,
  }),
  steps: ({ account, stakeId }) => [
    payoutStep({
      name: 'unstake',
      call: unstakeCall(Number(stakeId)),
      isDue: async ({ provider }) => (await stakeOf(provider, account, Number(stakeId))).isActive,
    }),
  ],
  conclude: async ({ provider }, terms, hash) => {
    const receipt = await receiptIfKnown(provider, hash);
    return { ...terms, ...(receipt !== null && unstakedIn(receipt, terms.account)), hash };
  },
  failures: () => stakingFailures('UNSTAKING_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
