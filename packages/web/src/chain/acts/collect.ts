/** Sending one coin's total of a finalised sale to its treasury; anyone may. @see decision 8 "buy is atomic" */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Act } from '#chain/flow/act.ts';
import { termsFormat, wordField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { collectCall, owedUnits } from '#chain/sale-contract.ts';
import { payoutStep } from './payout-step.ts';
import { payoutFailures } from './sale-failures.ts';

export type CollectTerms = { readonly coin: PaymentToken };
export type Collected = CollectTerms & { readonly hash: Hash | null };

export const collect: Act<CollectTerms, CollectTerms, Collected> = {
  name: 'collect',
  agree: async (_, { coin }) => ({ coin }),
  terms: termsFormat<CollectTerms>({ coin: wordField(['USDT', 'USDC']) }),
  steps: ({ coin }) => [
    payoutStep({
      name: 'collect',
      call: collectCall(coin),
      isDue: async ({ provider }) => (await owedUnits(provider, coin)) > 0n,
    }),
  ],
  conclude: async (_, { coin }, hash) => ({ coin, hash }),
  failures: () => payoutFailures('COLLECT_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
