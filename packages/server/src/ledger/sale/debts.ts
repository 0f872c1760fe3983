// Compares the sale's fold with the contract's own counters, and what the contract holds with what it owes.
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Terms } from '@lilape/domain/presale/stages';
import type { Findings } from '#ledger/projection.ts';
import type { SaleBalances, SaleCounters, SaleState } from '#ledger/sale/contract.ts';

/** What is wrong with the sale at a block; `state` is null where the contract was not there yet. */
export function findingsOf(terms: Terms, totals: SaleTotals, state: SaleState | null): Findings {
  if (state === null) {
    const differences = totals.purchases === 0 ? [] : ['there are purchases but no contract'];
    return { differences, shortfalls: [], surplus: [] };
  }
  const differences = counterDifferences(totals, state.counters);
  return { differences, ...solvency(owedBalances(terms, totals), state.balances) };
}

/** Which counters of the contract are not the sum of the events; empty if all are. Amounts in base units. */
export function counterDifferences(totals: SaleTotals, counters: SaleCounters): string[] {
  const compared = [
    ['USDT', totals.units.USDT, counters.units.USDT],
    ['USDC', totals.units.USDC, counters.units.USDC],
    ['refunded USDT', totals.refundedUnits.USDT, counters.refundedUnits.USDT],
    ['refunded USDC', totals.refundedUnits.USDC, counters.refundedUnits.USDC],
    ['collected USDT', totals.collectedUnits.USDT, counters.collectedUnits.USDT],
    ['collected USDC', totals.collectedUnits.USDC, counters.collectedUnits.USDC],
    ['tokens', totals.tokens, counters.tokens],
    ['claimed tokens', totals.claimedTokens, counters.claimedTokens],
  ] as const;
  return compared
    .filter(([, folded, counted]) => folded !== counted)
    .map(([name, folded, counted]) => `${name}: events ${folded}, contract ${counted}`);
}

/** What the contract must hold of each token, base units: debts, and its whole share until the unsold part is burned. */
export function owedBalances(terms: Terms, totals: SaleTotals): SaleBalances {
  const owed = (coin: PaymentToken) =>
    totals.units[coin] - totals.refundedUnits[coin] - totals.collectedUnits[coin];
  return { USDT: owed('USDT'), USDC: owed('USDC'), LILAPE: owedTokens(terms, totals) };
}

function owedTokens(terms: Terms, { outcome, tokens, claimedTokens, burnedTokens }: SaleTotals): bigint {
  if (outcome === 'finalised') return tokens - claimedTokens;
  // A cancelled or failed sale owes no tokens, and may have burned them all.
  return burnedTokens > 0n ? 0n : terms.shareTokens;
}

/** Where the contract holds too little, in a sentence each, and what it holds beyond its debts. */
export function solvency(owed: SaleBalances, held: SaleBalances): Omit<Findings, 'differences'> {
  const tokens = ['USDT', 'USDC', 'LILAPE'] as const;
  return {
    shortfalls: tokens
      .filter((token) => held[token] < owed[token])
      .map((token) => `${token}: holds ${held[token]}, must hold ${owed[token]}`),
    surplus: tokens.map((token) => ({
      token,
      amount: held[token] > owed[token] ? held[token] - owed[token] : 0n,
    })),
  };
}
