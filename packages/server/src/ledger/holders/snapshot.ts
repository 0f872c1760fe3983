// The holders in a snapshot of the ledger.
import type { HolderTotals } from '@lilape/domain/holders/fold';
import { readHolderTotals } from '#ledger/holders/stored.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';

/** Supply, burned and owners up to the head; null where the ledger does not read LILAPE's transfers. */
export function holderTotalsOf({ projections }: LedgerSnapshot): HolderTotals | null {
  const holders = projections['holders'];
  return holders === undefined ? null : readHolderTotals(holders.state);
}
