import { EMPTY_TOTALS } from '@lilape/domain/presale/fold';
import { expect, test } from 'vitest';
import { TEST_TERMS } from '#testing/api-ledger.ts';
import type { SaleCounters } from '#ledger/sale/contract.ts';
import { counterDifferences, findingsOf, owedBalances, solvency } from '#ledger/sale/debts.ts';

const COUNTERS: SaleCounters = {
  units: { USDT: 5n, USDC: 3n },
  refundedUnits: { USDT: 2n, USDC: 1n },
  collectedUnits: { USDT: 0n, USDC: 0n },
  tokens: 40n,
  claimedTokens: 10n,
};
const TOTALS = { ...EMPTY_TOTALS, ...COUNTERS };

test('behavior: counters that are the sum of the events', () => {
  expect(counterDifferences(TOTALS, COUNTERS)).toEqual([]);
});

test.for<[string, Partial<SaleCounters>]>([
  ['USDT: events 5, contract 99', { units: { USDT: 99n, USDC: 3n } }],
  ['USDC: events 3, contract 99', { units: { USDT: 5n, USDC: 99n } }],
  ['refunded USDT: events 2, contract 99', { refundedUnits: { USDT: 99n, USDC: 1n } }],
  ['refunded USDC: events 1, contract 99', { refundedUnits: { USDT: 2n, USDC: 99n } }],
  ['collected USDT: events 0, contract 99', { collectedUnits: { USDT: 99n, USDC: 0n } }],
  ['collected USDC: events 0, contract 99', { collectedUnits: { USDT: 0n, USDC: 99n } }],
  ['tokens: events 40, contract 99', { tokens: 99n }],
  ['claimed tokens: events 10, contract 99', { claimedTokens: 99n }],
])('behavior: a difference is named: %s', ([sentence, changed]) => {
  expect(counterDifferences(TOTALS, { ...COUNTERS, ...changed })).toEqual([sentence]);
});

test('behavior: before it is finalised the sale owes what was not refunded and holds its share', () => {
  expect(owedBalances(TEST_TERMS, TOTALS)).toEqual({
    USDT: 3n,
    USDC: 2n,
    LILAPE: 210_345_000_000_000n * 10n ** 18n,
  });
});

test('behavior: once finalised it owes what was not claimed, and of a coin what was not collected yet', () => {
  const totals = { ...TOTALS, outcome: 'finalised' as const, collectedUnits: { USDT: 3n, USDC: 1n } };
  expect(owedBalances(TEST_TERMS, totals)).toEqual({ USDT: 0n, USDC: 1n, LILAPE: 30n });
});

test('behavior: a cancelled sale must still hold its whole share of LILAPE', () => {
  const totals = { ...TOTALS, outcome: 'cancelled' as const };
  const share = 210_345_000_000_000n * 10n ** 18n;
  const counters = { ...COUNTERS };
  const balances = { USDT: 3n, USDC: 2n, LILAPE: share - 1n };
  expect(findingsOf(TEST_TERMS, totals, { counters, balances }).shortfalls).toEqual([
    `LILAPE: holds ${share - 1n}, must hold ${share}`,
  ]);
});

test('behavior: a cancelled sale whose tokens were burned owes none', () => {
  const totals = { ...TOTALS, outcome: 'cancelled' as const, burnedTokens: 1n };
  expect(owedBalances(TEST_TERMS, totals).LILAPE).toBe(0n);
});

test('behavior: before the contract is there, only purchases contradict it', () => {
  const none = { shortfalls: [], surplus: [] };
  expect(findingsOf(TEST_TERMS, EMPTY_TOTALS, null)).toEqual({ ...none, differences: [] });
  expect(findingsOf(TEST_TERMS, { ...TOTALS, purchases: 1 }, null)).toEqual({
    ...none,
    differences: ['there are purchases but no contract'],
  });
});

test('behavior: a shortfall is reported, a surplus only noted', () => {
  const owed = { USDT: 3n, USDC: 2n, LILAPE: 30n };
  expect(solvency(owed, { USDT: 2n, USDC: 7n, LILAPE: 30n })).toEqual({
    shortfalls: ['USDT: holds 2, must hold 3'],
    surplus: [
      { token: 'USDT', amount: 0n },
      { token: 'USDC', amount: 5n },
      { token: 'LILAPE', amount: 0n },
    ],
  });
});
