// Follows the sale's history: what is final is summed once and kept, what is not is read anew each time.
import { ladderStages } from '@lilape/domain/presale/stages';
import { raisedUnits } from '@lilape/domain/presale/sale-status';
import { HISTORY_NEWEST } from '@lilape/wire/history';
import {
  type PurchaseGroup,
  type StageCrossing,
  readPurchaseGroups,
  readSpans,
  readStageCrossings,
} from '#ledger/sale/history.ts';
import { readSnapshot, readSourceKey } from '#ledger/read.ts';
import { type SaleSnapshot, saleOf } from '#ledger/sale/snapshot.ts';
import { type LedgerPurchase, readNewestPurchases } from '#ledger/sale/purchases.ts';
import type { Db } from '#postgres/database.ts';
import { bucketSeconds, joinSpans, widen } from './groups.ts';

/** Everything a history is made of, at one moment of the ledger. */
export type HistoryFacts = {
  readonly snapshot: SaleSnapshot;
  readonly widthSeconds: number;
  readonly groups: readonly PurchaseGroup[];
  readonly crossings: readonly StageCrossing[];
  /** Newest first. */
  readonly newest: readonly LedgerPurchase[];
};

/** The sums up to a final block, which no reorganisation can change. */
type FinalPart = {
  readonly source: string;
  readonly through: bigint;
  readonly widthSeconds: number;
  readonly groups: readonly PurchaseGroup[];
  readonly crossings: readonly StageCrossing[];
  readonly newest: readonly LedgerPurchase[];
};

export type HistoryReader = {
  /** The facts as `db` has them at one moment; null while there is no ledger. One call at a time. */
  read(db: Db): Promise<HistoryFacts | null>;
};

/** A reader that has read nothing yet. Its first read goes over all purchases, the others over what is new. */
export function createHistoryReader(): HistoryReader {
  let kept: FinalPart | null = null;

  return {
    async read(db) {
      const found = await readSnapshot(db);
      if (found === null) return null;
      const snapshot = saleOf(found);
      const source = await readSourceKey(db);
      const isUsable = kept !== null && kept.source === source && kept.through <= snapshot.heads.final;
      let step = await advance(db, snapshot, source, isUsable ? kept : null);
      // A ledger that was rebuilt into another one beneath us does not add up with what was kept.
      if (isUsable && !addsUp(step.facts)) step = await advance(db, snapshot, source, null);
      kept = step.finalPart;
      return step.facts;
    },
  };
}

async function advance(
  db: Db,
  snapshot: SaleSnapshot,
  source: string,
  before: FinalPart | null,
): Promise<{ finalPart: FinalPart; facts: HistoryFacts }> {
  const { number, final } = snapshot.heads;
  const range = { after: before?.through ?? -1n, final };
  const stageEnds = ladderStages(snapshot.terms).map(({ endUnits }) => endUnits);
  const fresh = await readSpans(db, range);
  const finalSpan = joinSpans(spanOf(before?.groups ?? []), fresh.final);
  const finalWidth = bucketSeconds(finalSpan);
  const widthSeconds = bucketSeconds(joinSpans(finalSpan, fresh.open));
  const widths = { final: finalWidth, open: widthSeconds };
  const groups = await readPurchaseGroups(db, range, widths, stageEnds);
  const crossings = await readStageCrossings(db, range.after, stageEnds);
  const newestFinal = await readNewestPurchases(db, range.after, final, HISTORY_NEWEST);
  const newestOpen = await readNewestPurchases(db, final, number, HISTORY_NEWEST);

  const finalGroups = widen(before?.groups ?? [], before?.widthSeconds ?? 1, finalWidth);
  const finalPart: FinalPart = {
    source,
    through: final,
    widthSeconds: finalWidth,
    groups: widen([...finalGroups, ...groups.final], finalWidth, finalWidth),
    crossings: [...(before?.crossings ?? []), ...crossings.filter(({ block }) => block <= final)],
    newest: [...newestFinal, ...(before?.newest ?? [])].slice(0, HISTORY_NEWEST),
  };
  return {
    finalPart,
    facts: {
      snapshot,
      widthSeconds,
      groups: widen(
        [...widen(finalPart.groups, finalWidth, widthSeconds), ...groups.open],
        widthSeconds,
        widthSeconds,
      ),
      crossings: [...finalPart.crossings, ...crossings.filter(({ block }) => block > final)],
      newest: [...newestOpen, ...finalPart.newest].slice(0, HISTORY_NEWEST),
    },
  };
}

function spanOf(groups: readonly PurchaseGroup[]) {
  if (groups.length === 0) return null;
  return {
    firstSeconds: Math.min(...groups.map(({ firstSeconds }) => firstSeconds)),
    lastSeconds: Math.max(...groups.map(({ lastSeconds }) => lastSeconds)),
  };
}

function addsUp({ snapshot: { totals }, groups }: HistoryFacts): boolean {
  const count = groups.reduce((sum, group) => sum + group.purchases, 0);
  const units = groups.reduce((sum, group) => sum + group.units, 0n);
  const tokens = groups.reduce((sum, group) => sum + group.tokens, 0n);
  return count === totals.purchases && units === raisedUnits(totals) && tokens === totals.tokens;
}
