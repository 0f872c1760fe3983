// Compares the ledger with the contract's own counters, and what the contract holds with what it owes.
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { Terms } from '@lilape/domain/presale/stages';
import type { SaleBalances, SaleCounters } from '#ledger/sale/contract.ts';
import type { Surplus } from '#ledger/alarms.ts';

const COUNTED = [
  'usdtUnits',
  'usdcUnits',
  'tokens',
  'claimedTokens',
  'refundedUsdtUnits',
  'refundedUsdcUnits',
] as const satisfies readonly (keyof SaleCounters)[];

/** Which counters of the contract are not the sum of the events; empty if all are. Amounts in base units. */
export function counterDifferences(totals: SaleTotals, counters: SaleCounters): string[] {
  return COUNTED.filter((name) => totals[name] !== counters[name]).map(
    (name) => `${name}: events ${totals[name]}, contract ${counters[name]}`,
  );
}

/** What the contract must hold of each token, base units: debts, and the unsold share while the sale is not settled. */
export function owedBalances(terms: Terms, totals: SaleTotals): SaleBalances {
  const owedTokens = totals.tokens - totals.claimedTokens;
  return {
    USDT: totals.collectedUsdt ? 0n : totals.usdtUnits - totals.refundedUsdtUnits,
    USDC: totals.collectedUsdc ? 0n : totals.usdcUnits - totals.refundedUsdcUnits,
    LILAPE: totals.outcome === 'finalised' ? owedTokens : terms.shareTokens,
  };
}

export type Solvency = { readonly shortfalls: readonly string[]; readonly surplus: readonly Surplus[] };

/** Where the contract holds too little, in a sentence each, and what it holds beyond its debts. */
export function solvency(owed: SaleBalances, held: SaleBalances): Solvency {
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
