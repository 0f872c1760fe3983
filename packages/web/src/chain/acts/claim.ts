/** Claiming what an account bought, once the sale is finalised; anyone may, and the account gets it. @see decision 8 "buy is atomic" */
import { AppError } from '@lilape/domain/app-error';
import { claimableTokens } from '@lilape/domain/presale/payouts';
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { accountOf } from '#chain/account-of.ts';
import { claimCall } from '#chain/sale-contract.ts';
import { payoutStep } from './payout-step.ts';
import { payoutFailures } from './sale-failures.ts';

export type ClaimTerms = {
  /** Who is paid. */
  readonly account: Address;
  /** LILAPE, 18 decimals. */
  readonly tokens: bigint;
};

export type Claimed = ClaimTerms & { readonly hash: Hash | null };

export const claim: Act<Pick<ClaimTerms, 'account'>, ClaimTerms, Claimed> = {
  name: 'claim',
  agree: async ({ provider }, { account }) => {
    const { tokens } = await accountOf(provider, account);
    if (tokens === 0n) throw new AppError('NOTHING_TO_CLAIM');
    return { account, tokens };
  },
  terms: termsFormat<ClaimTerms>({ account: addressField, tokens: unitsField }),
  steps: ({ account }) => [
    payoutStep({
      name: 'claim',
      call: claimCall(account),
      isDue: async ({ provider }) => claimableTokens(await accountOf(provider, account)) > 0n,
    }),
  ],
  conclude: async (_, terms, hash) => ({ ...terms, hash }),
  failures: () => payoutFailures('CLAIM_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
