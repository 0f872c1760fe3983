/** Giving back a coin or token that was sent to the sale by mistake, by its owner: never what is owed. @see decision 8 "buy is atomic" */
import { AppError } from '@lilape/domain/app-error';
import { type Address, isAddressEqual } from 'viem';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { presaleAddress } from '#chain/sale-contract.ts';
import { expectOwner, rescuable, rescueCall } from '#chain/sale-owner.ts';
import { ownerFailures } from './owner-failures.ts';
import { payoutStep } from './payout-step.ts';

export type RescueDraft = {
  readonly token: Address;
  readonly to: Address;
  /** Base units of the token, more than none. */
  readonly units: bigint;
};

export type RescueTerms = RescueDraft & {
  /** Who sends it: the owner. */
  readonly account: Address;
  /** What lay there beyond the debts before, base units. */
  readonly surplus: bigint;
};

export type Rescued = RescueDraft & { readonly hash: Hash | null };

export const rescue: Act<RescueDraft, RescueTerms, Rescued> = {
  name: 'rescue',
  agree,
  terms: termsFormat<RescueTerms>({
    account: addressField,
    token: addressField,
    to: addressField,
    units: unitsField,
    surplus: unitsField,
  }),
  steps: ({ token, to, units, surplus }) => [
    payoutStep({
      name: 'rescue',
      call: rescueCall(token, to, units),
      isDue: async ({ provider }) => (await rescuable(provider, token)).surplus + units > surplus,
    }),
  ],
  conclude: async (_, { token, to, units }, hash) => ({ hash, token, to, units }),
  failures: () => ownerFailures('RESCUE_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

async function agree(actor: Actor, { token, to, units }: RescueDraft): Promise<RescueTerms> {
  await expectOwner(actor);
  const { surplus } = await rescuable(actor.provider, token);
  if (isAddressEqual(to, presaleAddress()) || isAddressEqual(to, token))
    throw new AppError('RESCUE_TO_CONTRACT');
  if (units <= 0n || units > surplus) throw new AppError('NOTHING_TO_RESCUE', { surplus: String(surplus) });
  return { account: actor.account, token, to, units, surplus };
}
