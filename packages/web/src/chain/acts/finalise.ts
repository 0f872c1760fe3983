/** Settling a sale that has ended, by whoever gets there first. @see decision 8 "buy is atomic" */
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { finaliseCall, statusNow } from '#chain/sale-contract.ts';
import { payoutStep } from './payout-step.ts';
import { payoutFailures } from './sale-failures.ts';

/** Who sends it. */
export type FinaliseTerms = { readonly sender: Address };

export type Finalised = { readonly hash: Hash | null };

export const finalise: Act<null, FinaliseTerms, Finalised> = {
  name: 'finalise',
  agree: async ({ account }) => ({ sender: account }),
  terms: termsFormat<FinaliseTerms>({ sender: addressField }),
  steps: () => [
    payoutStep({
      name: 'finalise',
      call: finaliseCall(),
      isDue: async ({ provider }) => (await statusNow(provider)) !== 'finalised',
    }),
  ],
  conclude: async (_actor, _terms, hash) => ({ hash }),
  failures: () => payoutFailures('FINALISE_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
