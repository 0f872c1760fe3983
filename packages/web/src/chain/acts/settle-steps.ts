/** The transactions of a settlement: each names the winners up to a place, from the first that has none yet. */
import { winningEntries } from '#api/draws/ask.ts';
import { type ChainDraw, drawNow, type Entry, settleCall } from '#chain/draws-contract.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import { endsOf, mostAtOnce } from './most-at-once.ts';
import { doneOnce } from './payout-step.ts';
import type { SettleDraft, SettleTerms } from './settle.ts';

/** The last place of each transaction, exclusive; places are counted from 0. */
export const stepsFor = ({
  places,
  settled,
  perCall,
}: Pick<SettleTerms, 'places' | 'settled' | 'perCall'>): number[] =>
  endsOf({ done: settled, all: places, perCall });

/** How many places fit a transaction: all that are left, or as few as it takes. */
export async function placesPerCall(
  actor: Actor,
  { drawId, listCid }: SettleDraft,
  draw: ChainDraw,
): Promise<number> {
  const entries = await entriesOf(drawId, listCid, draw);
  const first = draw.settledPlaces;
  return mostAtOnce(actor, draw.places - first, (count) =>
    settleCall(drawId, first, entries.slice(first, first + count)),
  );
}

/** Settles the places before `until` that have no winner yet; nothing is asked where they have. */
export function settleStep(
  { drawId: id, listCid }: Pick<SettleTerms, 'drawId' | 'listCid'>,
  until: number,
): Step {
  const drawId = Number(id);
  const isDone = async ({ provider }: Actor) => (await drawNow(provider, drawId)).settledPlaces >= until;
  return {
    name: `settle-${until}`,
    prepare: async (actor) => {
      const draw = await drawNow(actor.provider, drawId);
      const first = draw.settledPlaces;
      if (first >= until) return null;
      const entries = await entriesOf(drawId, listCid, draw);
      return singleCall(actor, settleCall(drawId, first, entries.slice(first, until)));
    },
    send: sendSingle,
    ...doneOnce(isDone),
  };
}

/** The winners of all places with their proofs, from the published list whose root the contract has. */
async function entriesOf(
  drawId: number,
  cid: string,
  { root, seed, places }: ChainDraw,
): Promise<readonly Entry[]> {
  const entries = await winningEntries({ drawId, cid, root, seed, places });
  return entries.map((entry) => ({ ...entry, index: BigInt(entry.index) }));
}
