/** Listing the giveaway's entrants in its contract, a few thousand at once, from wherever a stranger stopped; the last of them open it. @see decision 141 "the giveaway belongs to nobody" */
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
import { endsOf, mostAtOnce } from './most-at-once.ts';
import { doneOnce } from './payout-step.ts';

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
  /** Most entrants of one transaction. */
  readonly perCall: bigint;
};

export type Listed = {
  /** The last transaction's; null where nothing was left to be sent. */
  readonly hash: Hash | null;
  /** Entrants that are listed now, and those in all. */
  readonly listed: number;
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
    perCall: unitsField,
  }),
  steps: (terms) =>
    batchEnds(terms).map((until, at, ends) => listStep(terms, ends[at - 1] ?? Number(terms.listed), until)),
  conclude: async (actor, terms, hash) => ({
    hash,
    listed: await listedOf(actor, terms),
    count: Number(terms.count),
  }),
  failures: () => drawFailures('DRAW_LIST_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** The number behind the last entrant of each transaction. */
export const batchEnds = ({
  count,
  listed,
  perCall,
}: Pick<ListTerms, 'count' | 'listed' | 'perCall'>): number[] =>
  endsOf({ done: listed, all: count, perCall });

/** Reads the list by its address and counts it in a worker, before the wallet is asked. */
async function agree(actor: Actor, { listCid, listed }: ListDraft): Promise<ListTerms> {
  const { count } = await publishedListing({ cid: listCid, draws: drawsAddress(), launch: null });
  const all = Number(count);
  const from = (await isListed(actor, { listCid, listed, all })) ? listed : 0;
  const { status } = await drawNow(actor.provider, GIVEAWAY_ID);
  // Where it is open already nothing is sent, and the estimate would be refused.
  const perCall =
    status === 'none'
      ? await mostAtOnce(actor, Math.min(LISTED_AT_ONCE, all - from), async (most) =>
          listCall(await batchOf(listCid, from, from + most)),
        )
      : all - from;
  return { account: actor.account, listCid, count, listed: BigInt(from), perCall: BigInt(perCall) };
}

/** Whether somebody has come as far as the site says, in the list that it publishes. */
async function isListed(
  { provider }: Actor,
  { listCid, listed, all }: ListDraft & { all: number },
): Promise<boolean> {
  if (listed <= 0 || listed >= all) return false;
  return hasReached(provider, (await batchOf(listCid, listed, listed)).before);
}

/** How many of the transactions' entrants are listed now. */
async function listedOf(actor: Actor, terms: ListTerms): Promise<number> {
  for (const until of batchEnds(terms).toReversed())
    // The last of them is nearly always the answer.
    // oxlint-disable-next-line no-await-in-loop
    if (await isDone(actor, await batchOf(terms.listCid, until, until))) return until;
  return Number(terms.listed);
}

function listStep(terms: ListTerms, from: number, until: number): Step {
  return {
    name: `list-${until}`,
    prepare: async (actor) => {
      const batch = await batchOf(terms.listCid, from, until);
      return (await isDone(actor, batch)) ? null : singleCall(actor, listCall(batch));
    },
    send: sendSingle,
    ...doneOnce(async (actor) => isDone(actor, await batchOf(terms.listCid, from, until))),
  };
}

const batchOf = (cid: string, from: number, until: number): Promise<Batch> =>
  listingBatch({ cid, draws: drawsAddress(), launch: null, from, until });

/** Somebody came as far, or completed the list meanwhile. */
async function isDone({ provider }: Actor, { after }: Batch): Promise<boolean> {
  const [isReached, { status }] = await Promise.all([
    hasReached(provider, after),
    drawNow(provider, GIVEAWAY_ID),
  ]);
  return isReached || status !== 'none';
}
