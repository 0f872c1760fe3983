// The figures that posts are filled with, all of one version of the ledger, and what anyone can read them again from.
import type { Address } from '@lilape/domain/address';
import { raisedUnits } from '@lilape/domain/presale/sale-status';
import { type Fact, type Facts, factsOf } from '@lilape/domain/posts/facts';
import { FACT_KEYS, type FactKey } from '@lilape/domain/posts/placeholders';
import { formatUnits } from '@lilape/domain/units';
import type { PostFact } from '@lilape/wire/posts';
import type { Pool } from 'pg';
import type { EthPrice } from '#chain/reads.ts';
import { readSnapshot, wasAtHead } from '#ledger/read.ts';
import { type LedgerPurchase, readNewestPurchases } from '#ledger/sale/purchases.ts';
import { type SaleSnapshot, saleOf } from '#ledger/sale/snapshot.ts';
import { isoOf, isoOfMs } from '#moments.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { statsOf } from '#presale/info.ts';

/** What the price of an ether is read from, and what it said. */
export type FeedPrice = { readonly feed: Address; readonly price: EthPrice };

export type Figures = {
  /** Of the ledger. */
  readonly version: bigint;
  readonly block: bigint;
  readonly final: bigint;
  /** Last look at the chain's head, Unix milliseconds. */
  readonly readAtMs: number;
  readonly facts: Facts;
  /** The same with their sources, in the order of the placeholders. */
  readonly reported: readonly PostFact[];
};

/** The figures as of now; null before the ledger was at the chain's head. `feed` is null where there is no price. */
export async function readFigures(
  pool: Pick<Pool, 'connect'>,
  feed: FeedPrice | null,
): Promise<Figures | null> {
  return atOneMoment(pool, async (db) => {
    const snapshot = await readSnapshot(db);
    if (snapshot === null || !wasAtHead(snapshot)) return null;
    const sale = saleOf(snapshot);
    const [purchase = null] = await readNewestPurchases(db, -1n, snapshot.heads.final, 1);
    return figuresOf(sale, purchase, feed);
  });
}

/** A feed that lives says its price at least three times in it, moved or not. */
const OLDEST_PRICE_SECONDS = 3_600;

/** By the chain's own clock: a feed that stopped goes on answering with its last price. */
const isFresh = (feed: FeedPrice | null, headSeconds: number): boolean =>
  feed !== null &&
  feed.price.answer > 0n &&
  headSeconds - feed.price.updatedAtSeconds <= OLDEST_PRICE_SECONDS;

/** The same of a snapshot, with a purchase that is announced. */
export function figuresOf(
  sale: SaleSnapshot,
  purchase: LedgerPurchase | null,
  answered: FeedPrice | null,
): Figures {
  const { heads, version, totals } = sale;
  const feed = isFresh(answered, heads.timeSeconds) ? answered : null;
  const facts = factsOf({
    purchase,
    raisedUnits: raisedUnits(totals),
    holders: statsOf(sale).stats.totalHolders,
    ethUsd: feed?.price ?? null,
  });
  const reported = FACT_KEYS.flatMap((key) => {
    const fact = facts[key];
    return fact === undefined ? [] : [reportedOf(key, fact, { sale, purchase, feed })];
  });
  return { version, block: heads.number, final: heads.final, readAtMs: heads.readAtMs, facts, reported };
}

type Sources = {
  readonly sale: SaleSnapshot;
  readonly purchase: LedgerPurchase | null;
  readonly feed: FeedPrice | null;
};

function reportedOf(key: FactKey, { text, exact }: Fact, { sale, purchase, feed }: Sources): PostFact {
  const said = { key, text, exact: exact.toString() };
  const { heads } = sale;
  if (key === 'formattedTotal' || key === 'formattedHolders' || purchase === null)
    return {
      ...said,
      source: 'totals',
      block: Number(heads.number),
      txHash: null,
      ordinal: null,
      ethUsd: null,
      feed: null,
      at: isoOf(heads.timeSeconds),
    };
  const of = { block: Number(purchase.block), txHash: purchase.txHash, ordinal: purchase.ordinal };
  if (key !== 'formattedETH' || feed === null)
    return { ...said, ...of, source: 'purchase', ethUsd: null, feed: null, at: isoOf(purchase.timeSeconds) };
  const { price } = feed;
  return {
    ...said,
    ...of,
    source: 'feed',
    ethUsd: formatUnits(price.answer, price.decimals),
    feed: feed.feed,
    at: isoOfMs(price.updatedAtSeconds * 1_000),
  };
}
