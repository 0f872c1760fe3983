/** A giveaway that cannot go on: another round where a signature never came, its end where nobody takes part; anyone may. @see decision 141 "the giveaway belongs to nobody" */
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { type Address, getAddress } from 'viem';
import { drawNow, endEmptyCall, isGiveawayOver, renewRoundCall } from '#chain/draws-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import { addressField, listField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { drawFailures } from './draw-failures.ts';
import { payoutStep } from './payout-step.ts';

/** The round whose signature did not come. */
export type RenewDraft = { readonly round: number };
export type RenewTerms = { readonly round: bigint };
export type Renewed = {
  readonly hash: Hash | null;
  /** The round that decides from now on. */
  readonly round: number;
};

export const renewRound: Act<RenewDraft, RenewTerms, Renewed> = {
  name: 'renew-round',
  agree: async (_, { round }) => ({ round: BigInt(round) }),
  terms: termsFormat<RenewTerms>({ round: unitsField }),
  steps: (terms) => [
    payoutStep({
      name: 'renew-round',
      call: renewRoundCall(),
      isDue: async ({ provider }) => {
        const { status, round } = await drawNow(provider, GIVEAWAY_ID);
        return status === 'open' && BigInt(round) === terms.round;
      },
    }),
  ],
  conclude: async ({ provider }, _, hash) => ({ hash, round: (await drawNow(provider, GIVEAWAY_ID)).round }),
  failures: () => drawFailures('TRANSACTION_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** Whom the contract excludes, ascending, as the site says it; it refuses others. */
export type EndDraft = { readonly excluded: readonly string[] };
export type EndTerms = { readonly excluded: readonly Address[] };

export const endEmpty: Act<EndDraft, EndTerms, { readonly hash: Hash | null }> = {
  name: 'end-empty',
  agree: async (_, { excluded }) => ({ excluded: excluded.map((account) => getAddress(account)) }),
  terms: termsFormat<EndTerms>({ excluded: listField(addressField) }),
  steps: ({ excluded }) => [
    payoutStep({
      name: 'end-empty',
      call: endEmptyCall(excluded),
      isDue: async ({ provider }) => !(await isGiveawayOver(provider)),
    }),
  ],
  conclude: async (_actor, _terms, hash) => ({ hash }),
  failures: () => drawFailures('TRANSACTION_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};
