/** The transactions of a settlement: each names the winners up to a place, from the first that has none yet. */
import { AppError } from '@lilape/domain/app-error';
import { winningEntries } from '#api/draws/ask.ts';
import { type ChainDraw, drawNow, type Entry, settleCall } from '#chain/draws-contract.ts';
import { revertDataOf } from '#chain/foreign-error.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import { gasWithMargin } from '#chain/rpc.ts';
import type { SettleDraft, SettleTerms } from './settle.ts';

/** What a transaction may use at most on Base, gas. @see EIP-7825 */
const gasLimit = 16_777_216n;

/** The last place of each transaction, exclusive; places are counted from 0. */
export function stepsFor({
  places,
  settled,
  perCall,
}: Pick<SettleTerms, 'places' | 'settled' | 'perCall'>): number[] {
  const [last, each] = [Number(places), Number(perCall)];
  const ends: number[] = [];
  for (let until = Number(settled) + each; until < last; until += each) ends.push(until);
  return [...ends, last];
}

/** How many places fit a transaction: all that are left, or as few as it takes. */
export async function placesPerCall(
  actor: Actor,
  { drawId, listCid }: SettleDraft,
  draw: ChainDraw,
): Promise<number> {
  const entries = await entriesOf(drawId, listCid, draw);
  for (let count = draw.places - draw.settledPlaces; count > 1; count = Math.ceil(count / 2)) {
    const call = settleCall(drawId, draw.settledPlaces, entries.slice(draw.settledPlaces).slice(0, count));
    // Each try depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    if (await fits(actor, call)) return count;
  }
  return 1;
}

async function fits({ provider, account }: Actor, call: ReturnType<typeof settleCall>): Promise<boolean> {
  try {
    return (await gasWithMargin(provider, account, call)) <= gasLimit;
  } catch (cause) {
    // The contract's own reason holds for fewer places too; a node that finds it too much has none.
    if (revertDataOf(cause).length > 0) throw cause;
    return false;
  }
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
    isDecisive: true,
    prepare: async (actor) => {
      const draw = await drawNow(actor.provider, drawId);
      const first = draw.settledPlaces;
      if (first >= until) return null;
      const entries = await entriesOf(drawId, listCid, draw);
      return singleCall(actor, settleCall(drawId, first, entries.slice(first, until)));
    },
    send: sendSingle,
    isDone,
    // Where one reverted because another was first, the runner finds the effect there all the same.
    verify: async (_, { status }) => {
      if (status !== '0x1') throw new AppError('TRANSACTION_FAILED');
    },
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
