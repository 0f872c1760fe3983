/** Listing the giveaway's entrants in its contract, a few thousand at once, from wherever a stranger stopped; the last of them open it. @see decision 15 "giveaway" */
import { AppError } from '@lilape/domain/app-error';
import { LISTED_AT_ONCE } from '@lilape/domain/draws/frontier';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import type { Address } from 'viem';
import { listingBatch, publishedListing } from '#api/draws/ask.ts';
import type { Batch } from '#api/draws/requests.ts';
import { drawNow, drawsAddress, hasReached, listCall } from '#chain/draws-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import { addressField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { drawFailures } from './draw-failures.ts';

export type ListDraft = {
  /** CID of the published list's manifest. */
  readonly listCid: string;
  /** Entrants that somebody has listed already, as the site knows it. */
  readonly listed: number;
};

export type ListTerms = {
  /** Who sends it. */
  readonly account: Address;
  readonly listCid: string;
  /** Entrants in all, and those listed before. */
  readonly count: bigint;
  readonly listed: bigint;
};

export type Listed = {
  /** The last transaction's; null where nothing was left to be sent. */
  readonly hash: Hash | null;
  readonly count: number;
};

export const listEntrants: Act<ListDraft, ListTerms, Listed> = {
  name: 'list-entrants',
  agree,
  terms: termsFormat<ListTerms>({
    account: addressField,
    listCid: textField<string>(/^bafkrei[a-z2-7]{52}$/),
    count: unitsField,
    listed: unitsField,
  }),
  steps: (terms) =>
    batchEnds(terms).map((until, at, ends) => listStep(terms, ends[at - 1] ?? Number(terms.listed), until)),
  conclude: async ({ provider }, _terms, hash) => {
    const { status, count } = await drawNow(provider, GIVEAWAY_ID);
    // A reorganisation took a batch back before this page could look.
    if (status === 'none') throw new AppError('DRAW_WRONG_STATUS');
    return { hash, count };
  },
  failures: () => drawFailures('DRAW_LIST_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** The number behind the last entrant of each transaction. */
export function batchEnds({ count, listed }: Pick<ListTerms, 'count' | 'listed'>): number[] {
  const ends: number[] = [];
  for (let until = Number(listed) + LISTED_AT_ONCE; until < Number(count); until += LISTED_AT_ONCE)
    ends.push(until);
  return [...ends, Number(count)];
}

/** Reads the list by its address and counts it in a worker, before the wallet is asked. */
async function agree({ provider, account }: Actor, { listCid, listed }: ListDraft): Promise<ListTerms> {
  const { count } = await publishedListing({ cid: listCid, draws: drawsAddress(), launch: null });
  const terms = { account, listCid, count, listed: 0n };
  if (listed <= 0 || listed >= Number(count)) return terms;
  const { before } = await batchOf(terms, listed, listed);
  return (await hasReached(provider, before)) ? { ...terms, listed: BigInt(listed) } : terms;
}

function listStep(terms: ListTerms, from: number, until: number): Step {
  return {
    name: `list-${until}`,
    isDecisive: true,
    prepare: async (actor) => {
      const batch = await batchOf(terms, from, until);
      return (await isDone(actor, batch)) ? null : singleCall(actor, listCall(batch));
    },
    send: sendSingle,
    isDone: async (actor) => isDone(actor, await batchOf(terms, from, until)),
    // Where one reverted because another was first, the runner finds the effect there all the same.
    verify: async (_, { status }) => {
      if (status !== '0x1') throw new AppError('TRANSACTION_FAILED');
    },
  };
}

const batchOf = ({ listCid }: ListTerms, from: number, until: number): Promise<Batch> =>
  listingBatch({ cid: listCid, draws: drawsAddress(), launch: null, from, until });

/** Somebody came as far, or completed the list meanwhile. */
async function isDone({ provider }: Actor, { after }: Batch): Promise<boolean> {
  const [isReached, { status }] = await Promise.all([
    hasReached(provider, after),
    drawNow(provider, GIVEAWAY_ID),
  ]);
  return isReached || status !== 'none';
}
