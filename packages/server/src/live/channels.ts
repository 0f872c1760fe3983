// What each topic of `/api/events` tells, from a ledger snapshot: one row a topic.
import type { ContractName } from '@lilape/contracts/table';
import { confirmationOf } from '@lilape/domain/confirmation';
import type { MessageCode } from '@lilape/domain/messages/catalogue';
import type { Answer, Endpoint } from '@lilape/wire/endpoint';
import { draws as drawsRead } from '@lilape/wire/endpoints/draws';
import * as endpoints from '@lilape/wire/endpoints/sale';
import { stakingStats } from '@lilape/wire/endpoints/staking';
import type { EventOf, Topic } from '@lilape/wire/topics';
import { apesOf } from '#apes/wire.ts';
import { drawsOf } from '#draws/wire.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';
import { readNewestPurchases } from '#ledger/sale/purchases.ts';
import type { LedgerChange, ReportedPurchase } from '#live/changes.ts';
import { type Frame, frame } from '#live/frames.ts';
import { marketOf } from '#market/wire.ts';
import type { Db } from '#postgres/database.ts';
import { holdersOf, presaleInfoOf, statsOf } from '#presale/info.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import { stakingStatsOf } from '#staking/wire.ts';

/** What happened is sent in one step at most so often, the newest; who wants all of it reads lists. */
const MAX_FRAMES = 50;

/** An endpoint that answers from memory. */
export type HotRead = Omit<Endpoint, 'answers'> & {
  readonly answers: { readonly 200: Answer };
  readonly isConditional: true;
};

/** Something that stands: served from memory, and sent whole whenever it changed. */
export type State = {
  readonly event: string;
  /** What answers with the same bytes. */
  readonly reads: readonly HotRead[];
  /** Its body; null while there is none to tell. */
  readonly of: (snapshot: LedgerSnapshot) => object | null;
  /** The contract without which there never is one. */
  readonly contract?: keyof typeof NOT_DEPLOYED;
};

/** What is said where a deployment has no such contract. */
export const NOT_DEPLOYED = {
  staking: 'STAKING_NOT_DEPLOYED',
  draws: 'GIVEAWAY_NOT_DEPLOYED',
  reserves: 'MARKET_NOT_DEPLOYED',
} as const satisfies Partial<Record<ContractName, MessageCode>>;

/** What happened at a version of the ledger. */
export type DatedFrame = Frame & { readonly version: bigint };

type ChannelOf<T extends Topic> = {
  readonly topic: T;
  readonly states: readonly (State & { readonly event: EventOf<T> })[];
  /** What happened, sent once. */
  readonly newsOf: (change: LedgerChange) => readonly Frame[];
  /** The newest of it, oldest first, for a client that was away longer than memory reaches back. */
  readonly newestNews: (db: Db, snapshot: LedgerSnapshot) => Promise<readonly DatedFrame[]>;
};

export type Channel = { [T in Topic]: ChannelOf<T> }[Topic];

const sale: ChannelOf<'sale'> = {
  topic: 'sale',
  states: [
    {
      event: 'stats',
      reads: [endpoints.stats],
      of: (snapshot) => statsOf(saleOf(snapshot)),
    },
    {
      event: 'presale',
      reads: [endpoints.presaleInfo, endpoints.presaleInfoPlain],
      of: (snapshot) => presaleInfoOf(saleOf(snapshot)),
    },
  ],
  newsOf: ({ reported, snapshot }) => newestOf(reported).map((purchase) => purchaseFrame(purchase, snapshot)),
  newestNews: async (db, snapshot) => {
    const { heads } = snapshot;
    const purchases = await readNewestPurchases(db, -1n, heads.number, MAX_FRAMES);
    return purchases.toReversed().map((purchase) => {
      const reported = { purchase, status: confirmationOf(purchase.block, heads) };
      return { ...purchaseFrame(reported, snapshot), version: purchase.version };
    });
  },
};

/** Sums only: single transfers are not sent. */
const holders: ChannelOf<'holders'> = {
  topic: 'holders',
  states: [{ event: 'holders', reads: [], of: holdersOf }],
  newsOf: () => [],
  newestNews: async () => [],
};

/** Counts only: whoever shows the newest mints asks for them when these change. */
const apes: ChannelOf<'apes'> = {
  topic: 'apes',
  states: [{ event: 'apes', reads: [], of: apesOf }],
  newsOf: () => [],
  newestNews: async () => [],
};

/** Sums, with the pool of rewards: whoever shows their stakes asks for them when these change. */
const staking: ChannelOf<'staking'> = {
  topic: 'staking',
  states: [{ event: 'staking', reads: [stakingStats], of: stakingStatsOf, contract: 'staking' }],
  newsOf: () => [],
  newestNews: async () => [],
};

/** Draws without their winners: whoever shows these asks for them when one of the draws changed. */
const draws: ChannelOf<'draws'> = {
  topic: 'draws',
  states: [{ event: 'draws', reads: [drawsRead], of: drawsOf, contract: 'draws' }],
  newsOf: () => [],
  newestNews: async () => [],
};

/** What the two contracts said; prices are asked for where they are shown. @see decision 158 "the market in the ledger" */
const market: ChannelOf<'market'> = {
  topic: 'market',
  states: [{ event: 'market', reads: [], of: marketOf, contract: 'reserves' }],
  newsOf: () => [],
  newestNews: async () => [],
};

/** Every topic, as the server tells it. */
export const CHANNELS: readonly Channel[] = [sale, holders, apes, staking, draws, market];

/** The newest, in the order they happened. */
function newestOf(reported: readonly ReportedPurchase[]): readonly ReportedPurchase[] {
  if (reported.length <= MAX_FRAMES) return reported;
  return reported.toSorted((a, b) => Number(a.purchase.block - b.purchase.block)).slice(-MAX_FRAMES);
}

function purchaseFrame(
  { purchase, status }: ReportedPurchase,
  { heads }: Pick<LedgerSnapshot, 'heads'>,
): Frame {
  const json = JSON.stringify({ ...purchaseToWire(purchase, heads), status });
  return { key: `${purchase.txHash} ${purchase.ordinal}`, text: frame('purchase', json) };
}
