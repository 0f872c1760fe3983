/** Cancelling the sale before its end, by its owner: everybody takes back what they paid. @see decision 8 "buy is atomic" */
import { AppError } from '@lilape/domain/app-error';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { statusNow } from '#chain/sale-contract.ts';
import { cancelSaleCall, expectOwner } from '#chain/sale-owner.ts';
import { ownerFailures } from './owner-failures.ts';
import { payoutStep } from './payout-step.ts';

/** Who sends it: the owner. */
export type CancelSaleTerms = { readonly account: Address };

export type SaleCancelled = { readonly hash: Hash | null };

const cancellable: readonly SaleStatus[] = ['upcoming', 'open', 'closing'];

export const cancelSale: Act<null, CancelSaleTerms, SaleCancelled> = {
  name: 'cancel-sale',
  agree: async (actor) => {
    await expectOwner(actor);
    if (!cancellable.includes(await statusNow(actor.provider))) throw new AppError('SALE_MOVED_ON');
    return { account: actor.account };
  },
  terms: termsFormat<CancelSaleTerms>({ account: addressField }),
  steps: () => [
    payoutStep({
      name: 'cancel-sale',
      call: cancelSaleCall(),
      isDue: async ({ provider }) => (await statusNow(provider)) !== 'cancelled',
    }),
  ],
  conclude: async (_actor, _terms, hash) => ({ hash }),
  failures: () => ownerFailures('SALE_CANCEL_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
