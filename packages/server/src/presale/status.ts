// Where the sale stands in the newest snapshot, worked out once a snapshot.
import { type SaleStatus, saleStatus } from '@lilape/domain/presale/sale-status';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';

/** Reads the sale's status at the newest block; null while there is no ledger, or none that reads the sale. */
export function createStatusReader(snapshotNow: () => LedgerSnapshot | null): () => SaleStatus | null {
  let last: { readonly of: LedgerSnapshot; readonly status: SaleStatus | null } | null = null;
  return () => {
    const snapshot = snapshotNow();
    if (snapshot === null) return null;
    if (last?.of !== snapshot) last = { of: snapshot, status: statusIn(snapshot) };
    return last.status;
  };
}

function statusIn(snapshot: LedgerSnapshot): SaleStatus | null {
  if (snapshot.projections['sale'] === undefined) return null;
  const { terms, totals, heads } = saleOf(snapshot);
  return saleStatus(terms, totals, heads.timeSeconds);
}
