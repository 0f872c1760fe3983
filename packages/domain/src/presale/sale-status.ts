// Where a sale stands, from its terms, its counters and the clock; the same words as the contract's.
import type { SaleTotals } from '@lilape/domain/presale/fold';
import { type Terms, ladderEndUnits, ladderStages } from '@lilape/domain/presale/stages';

export const SALE_STATUSES = [
  'upcoming',
  'open',
  'closing',
  'ended',
  'finalised',
  'refunding',
  'cancelled',
] as const;
export type SaleStatus = (typeof SALE_STATUSES)[number];

/** Units accepted in both payment tokens, U. */
export function raisedUnits(totals: Pick<SaleTotals, 'units'>): bigint {
  return totals.units.USDT + totals.units.USDC;
}

/** When the sale ends by the clock, unix seconds: the announced closing time or the end of the terms. */
export function closesAt(terms: Terms, totals: SaleTotals): number {
  return totals.closingAt === null ? terms.endsAt : Math.min(totals.closingAt, terms.endsAt);
}

/**
 * The sale's status at `nowSeconds` (unix seconds of a block). Below the soft cap the end opens refunds
 * without any call; at or above it the sale waits, `ended`, for anyone to finalise it.
 * @see architecture "Presale", IPresale.Status
 */
export function saleStatus(terms: Terms, totals: SaleTotals, nowSeconds: number): SaleStatus {
  if (totals.outcome !== null) return totals.outcome;
  const raised = raisedUnits(totals);
  const isOver = nowSeconds >= closesAt(terms, totals) || raised >= ladderEndUnits(ladderStages(terms));
  if (isOver) return raised < terms.softCapUnits ? 'refunding' : 'ended';
  if (nowSeconds < terms.startsAt) return 'upcoming';
  return totals.closingAt === null ? 'open' : 'closing';
}

/** Whether `buy` works in this status. */
export function isBuyable(status: SaleStatus): boolean {
  return status === 'open' || status === 'closing';
}

/** Whether the sale takes no payment any more, however it ended. */
export function isOver(status: SaleStatus): boolean {
  return status !== 'upcoming' && !isBuyable(status);
}
