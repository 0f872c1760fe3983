import { EMPTY_TOTALS } from '@lilape/domain/presale/fold';
import { expect, test } from 'vitest';
import { TEST_TERMS } from '#testing/api-ledger.ts';
import { counterDifferences, owedBalances, solvency } from '#ledger/sale/debts.ts';

const COUNTERS = {
  usdtUnits: 5n,
  usdcUnits: 3n,
  tokens: 40n,
  claimedTokens: 10n,
  refundedUsdtUnits: 2n,
  refundedUsdcUnits: 1n,
};
const TOTALS = { ...EMPTY_TOTALS, ...COUNTERS };

test('behavior: counters that are the sum of the events', () => {
  expect(counterDifferences(TOTALS, COUNTERS)).toEqual([]);
});

test.for(Object.keys(COUNTERS) as (keyof typeof COUNTERS)[])(
  'behavior: a difference in %s is named',
  (name) => {
    expect(counterDifferences(TOTALS, { ...COUNTERS, [name]: 99n })).toEqual([
      `${name}: events ${COUNTERS[name]}, contract 99`,
    ]);
  },
);

test('behavior: before it is settled the sale owes what was not refunded and holds its share', () => {
  expect(owedBalances(TEST_TERMS, TOTALS)).toEqual({
    USDT: 3n,
    USDC: 2n,
    LILAPE: 210_345_000_000_000n * 10n ** 18n,
  });
});

test('behavior: once finalised it owes what was not claimed, and nothing of a coin that was collected', () => {
  const totals = { ...TOTALS, outcome: 'finalised' as const, collectedUsdt: true };
  expect(owedBalances(TEST_TERMS, totals)).toEqual({ USDT: 0n, USDC: 2n, LILAPE: 30n });
});

test('behavior: a shortfall is told, a surplus only noted', () => {
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
