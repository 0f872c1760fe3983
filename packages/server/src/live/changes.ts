// What changed in the ledger since it was last looked at, read at one moment of the database.
import type { Confirmation } from '@lilape/domain/confirmation';
import { confirmationOf } from '@lilape/domain/confirmation';
import type pg from 'pg';
import { type LedgerSnapshot, readSnapshot } from '#ledger/read.ts';
import {
  type LedgerPurchase,
  readPurchasesAbove,
  readPurchasesChangedSince,
} from '#ledger/sale/purchases.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';
import type { Db } from '#postgres/database.ts';
import { atOneMoment } from '#postgres/transaction.ts';

/** More purchases than these in one step are a backfill: only these are sent, and their later words with them. */
export const MAX_REPORTED = 1_000;
const MAX_NOT_FINAL = 5_000;

export type ReportedPurchase = {
  readonly purchase: LedgerPurchase;
  readonly status: Confirmation | 'orphaned';
};

export type LedgerChange = {
  readonly snapshot: LedgerSnapshot;
  /** Purchases that are new, written anew, orphaned, or have another confirmation word than before. */
  readonly reported: readonly ReportedPurchase[];
};

type NotFinal = Map<string, { purchase: LedgerPurchase; word: Confirmation }>;

export type ChangeReader = { next(): Promise<LedgerChange | null> };

/** Reads changes one after the other; the first tells no purchases, it only learns which are not final yet. */
export function createChangeReader(pool: Pick<pg.Pool, 'connect'>): ChangeReader {
  let last: LedgerSnapshot | null = null;
  let notFinal: NotFinal = new Map();

  const step = async (db: Db): Promise<LedgerChange | null> => {
    const snapshot = await readSnapshot(db);
    if (snapshot === null) return null;
    if (last === null || snapshot.version < last.version) {
      notFinal = await learnNotFinal(db, snapshot);
      last = snapshot;
      return { snapshot, reported: [] };
    }
    const changed =
      snapshot.version === last.version
        ? []
        : await readPurchasesChangedSince(db, last.version, MAX_REPORTED);
    const added = changed.filter((purchase) => !notFinal.has(keyOf(purchase))).length;
    const reported = new Map<string, ReportedPurchase>();
    for (const purchase of changed) {
      const word = confirmationOf(purchase.block, snapshot.heads);
      notFinal.set(keyOf(purchase), { purchase, word });
      reported.set(keyOf(purchase), { purchase, status: word });
    }
    // The total counts every purchase, so it shows whether one went away.
    if (changed.length < MAX_REPORTED && purchasesIn(snapshot) < purchasesIn(last) + added)
      for (const purchase of await takeOrphans(db, notFinal, last.heads.final))
        reported.set(keyOf(purchase), { purchase, status: 'orphaned' });
    for (const news of takeNewWords(notFinal, snapshot)) reported.set(keyOf(news.purchase), news);
    trim(notFinal);
    last = snapshot;
    return { snapshot, reported: [...reported.values()] };
  };

  return { next: () => atOneMoment(pool, step) };
}

async function learnNotFinal(db: Db, { heads }: LedgerSnapshot): Promise<NotFinal> {
  const purchases = await readPurchasesAbove(db, heads.final, MAX_NOT_FINAL);
  return new Map(
    purchases.map((purchase) => [keyOf(purchase), { purchase, word: confirmationOf(purchase.block, heads) }]),
  );
}

/** Purchases that were above final and are no longer in the ledger. */
async function takeOrphans(db: Db, notFinal: NotFinal, finalBefore: bigint): Promise<LedgerPurchase[]> {
  const there = new Set((await readPurchasesAbove(db, finalBefore, MAX_NOT_FINAL)).map(keyOf));
  if (there.size === MAX_NOT_FINAL) return [];
  const orphans = [...notFinal].filter(([key]) => !there.has(key));
  for (const [key] of orphans) notFinal.delete(key);
  return orphans.map(([, { purchase }]) => purchase);
}

function takeNewWords(notFinal: NotFinal, { heads }: LedgerSnapshot): ReportedPurchase[] {
  const news: ReportedPurchase[] = [];
  for (const [key, entry] of notFinal) {
    const word = confirmationOf(entry.purchase.block, heads);
    if (word !== entry.word) news.push({ purchase: entry.purchase, status: word });
    entry.word = word;
    if (word === 'final') notFinal.delete(key);
  }
  return news;
}

function trim(notFinal: NotFinal): void {
  for (const key of notFinal.keys()) {
    if (notFinal.size <= MAX_NOT_FINAL) return;
    notFinal.delete(key);
  }
}

function purchasesIn(snapshot: LedgerSnapshot): number {
  return saleOf(snapshot).totals.purchases;
}

const keyOf = ({ txHash, ordinal }: LedgerPurchase): string => `${txHash} ${ordinal}`;
