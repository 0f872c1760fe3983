/** Freeing an ape from the stake of somebody who no longer has it; anyone may. @see decision 24 "an ape on a stake" */
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { boundTo, freedByUnbind, unbindCall } from '#chain/staking-contract.ts';
import { payoutStep } from './payout-step.ts';
import { stakingFailures } from './staking-failures.ts';

export type UnbindTerms = {
  /** Who sends it. */
  readonly account: Address;
  readonly apeId: bigint;
  /** What goes back to the pool, base units. */
  readonly freed: bigint;
};

export type Unbound = UnbindTerms & { readonly hash: Hash | null };

export const unbind: Act<{ apeId: number }, UnbindTerms, Unbound> = {
  name: 'unbind',
  agree: async ({ provider, account }, { apeId }) => ({
    account,
    apeId: BigInt(apeId),
    freed: await freedByUnbind(provider, account, apeId),
  }),
  terms: termsFormat<UnbindTerms>({ account: addressField, apeId: unitsField, freed: unitsField }),
  steps: ({ apeId }) => [
    payoutStep({
      name: 'unbind',
      call: unbindCall(Number(apeId)),
      isDue: async ({ provider }) => (await boundTo(provider, Number(apeId))) !== null,
    }),
  ],
  conclude: async (_, terms, hash) => ({ ...terms, hash }),
  failures: () => stakingFailures('UNBINDING_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
