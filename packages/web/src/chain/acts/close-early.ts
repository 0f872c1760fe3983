/** Announcing an earlier end of the sale, once and at least an hour ahead, by its owner. @see decision 8 "buy is atomic" */
import { AppError } from '@lilape/domain/app-error';
import type { Address } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import { type Hash, newestBlock } from '#chain/rpc.ts';
import { statusNow } from '#chain/sale-contract.ts';
import { closeEarlyCall, closingTime, expectOwner } from '#chain/sale-owner.ts';
import { ownerFailures } from './owner-failures.ts';
import { payoutStep } from './payout-step.ts';

/** The contract asks for an hour; this long it may take until the transaction is mined, seconds. */
export const CLOSING_NOTICE_SECONDS = 3_600 + 120;

export type CloseEarlyTerms = {
  /** Who sends it: the owner. */
  readonly account: Address;
  /** Unix seconds. */
  readonly closesAt: bigint;
};

export type ClosingAnnounced = { readonly hash: Hash | null; readonly closesAt: bigint };

export const closeEarly: Act<Pick<CloseEarlyTerms, 'closesAt'>, CloseEarlyTerms, ClosingAnnounced> = {
  name: 'close-early',
  agree,
  terms: termsFormat<CloseEarlyTerms>({ account: addressField, closesAt: unitsField }),
  steps: ({ closesAt }) => [
    payoutStep({
      name: 'close-early',
      call: closeEarlyCall(closesAt),
      isDue: async ({ provider }) => (await closingTime(provider)) !== closesAt,
    }),
  ],
  conclude: async (_, { closesAt }, hash) => ({ hash, closesAt }),
  failures: () => ownerFailures('CLOSING_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

async function agree(
  actor: Actor,
  { closesAt }: Pick<CloseEarlyTerms, 'closesAt'>,
): Promise<CloseEarlyTerms> {
  await expectOwner(actor);
  const { provider, account } = actor;
  const [status, end, { seconds }] = await Promise.all([
    statusNow(provider),
    closingTime(provider),
    newestBlock(provider),
  ]);
  if (status === 'closing') throw new AppError('CLOSING_ANNOUNCED');
  if (status !== 'open') throw new AppError('SALE_MOVED_ON');
  if (closesAt < BigInt(seconds + CLOSING_NOTICE_SECONDS)) throw new AppError('CLOSING_TOO_SOON');
  if (closesAt >= end) throw new AppError('CLOSING_TOO_LATE');
  return { account, closesAt };
}
