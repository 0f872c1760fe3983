// The sale in a snapshot of the ledger.
import { AppError } from '@lilape/domain/app-error';
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { Terms } from '@lilape/domain/presale/stages';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { readTerms, readTotals } from '#ledger/sale/stored.ts';

/** A snapshot with the sale's terms and its totals up to the head. */
export type SaleSnapshot = LedgerSnapshot & { readonly terms: Terms; readonly totals: SaleTotals };

/** The sale of a snapshot. @throws AppError SERVICE_UNAVAILABLE where the ledger does not read the sale */
export function saleOf(snapshot: LedgerSnapshot): SaleSnapshot {
  const sale = snapshot.projections['sale'];
  if (sale === undefined) throw new AppError('SERVICE_UNAVAILABLE');
  return { ...snapshot, terms: readTerms(sale.facts), totals: readTotals(sale.state) };
}
