/** Burning what a failed sale did not sell, by whoever gets there first. */
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { burnUnsoldCall, saleTokens } from '#chain/sale-contract.ts';
import { payoutStep } from './payout-step.ts';
import { payoutFailures } from './sale-failures.ts';

/** Who sends it. */
export type BurnTerms = { readonly sender: Address };

export type Burned = { readonly hash: Hash | null };

export const burnUnsold: Act<null, BurnTerms, Burned> = {
  name: 'burn-unsold',
  agree: async ({ account }) => ({ sender: account }),
  terms: termsFormat<BurnTerms>({ sender: addressField }),
  steps: () => [
    payoutStep({
      name: 'burn-unsold',
      call: burnUnsoldCall(),
      isDue: async ({ provider }) => (await saleTokens(provider)) > 0n,
    }),
  ],
  conclude: async (_actor, _terms, hash) => ({ hash }),
  failures: () => payoutFailures('BURN_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
