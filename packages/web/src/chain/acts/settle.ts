/** Naming the winners of a revealed draw to its contract, as many at once as fit, from wherever a stranger stopped. @see decision 15 "giveaway" */
import { AppError } from '@lilape/domain/app-error';
import type { Address } from 'viem';
import { drawNow } from '#chain/draws-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { drawFailures } from './draw-failures.ts';
import { placesPerCall, settleStep, stepsFor } from './settle-steps.ts';

export type SettleDraft = {
  readonly drawId: number;
  /** CID of the published list's manifest. */
  readonly listCid: string;
};

export type SettleTerms = {
  /** Who sends it. */
  readonly account: Address;
  readonly drawId: bigint;
  readonly listCid: string;
  readonly places: bigint;
  /** Places that had their winner before. */
  readonly settled: bigint;
  /** Most places of one transaction. */
  readonly perCall: bigint;
};

export type Settled = {
  /** The last transaction's; null where nothing was left to be sent. */
  readonly hash: Hash | null;
  readonly drawId: number;
  /** Places that have their winner now. */
  readonly settled: number;
  readonly places: number;
};

export const settle: Act<SettleDraft, SettleTerms, Settled> = {
  name: 'settle',
  agree,
  terms: termsFormat<SettleTerms>({
    account: addressField,
    drawId: unitsField,
    listCid: textField<string>(/^bafkrei[a-z2-7]{52}$/),
    places: unitsField,
    settled: unitsField,
    perCall: unitsField,
  }),
  steps: (terms) => stepsFor(terms).map((until) => settleStep(terms, until)),
  conclude: async ({ provider }, { drawId, places }, hash) => {
    const { settledPlaces } = await drawNow(provider, Number(drawId));
    return { hash, drawId: Number(drawId), settled: settledPlaces, places: Number(places) };
  },
  failures: () => drawFailures('DRAW_SETTLE_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

async function agree(actor: Actor, draft: SettleDraft): Promise<SettleTerms> {
  const { drawId, listCid } = draft;
  const draw = await drawNow(actor.provider, drawId);
  if (draw.status !== 'revealed' && draw.status !== 'settled') throw new AppError('DRAW_NOT_REVEALED');
  return {
    account: actor.account,
    drawId: BigInt(drawId),
    listCid,
    places: BigInt(draw.places),
    settled: BigInt(draw.settledPlaces),
    perCall: BigInt(draw.status === 'settled' ? draw.places : await placesPerCall(actor, draft, draw)),
  };
}
