import { EMPTY_TOTALS } from '@lilape/domain/presale/fold';
import { isBuyable, isOver, saleStatus } from '@lilape/domain/presale/sale-status';
import { expect, test } from 'vitest';

const terms = {
  stageCount: 1,
  basePriceMicroUsd: 1_000n,
  priceStepMicroUsd: 0n,
  tokensPerStage: 1_000n,
  startsAt: 100,
  endsAt: 200,
  minimumUnits: 1n,
  softCapUnits: 500n,
  shareTokens: 10n ** 21n,
};
const raised = (units: bigint) => ({ ...EMPTY_TOTALS, units: { USDT: 0n, USDC: units } });

test.each([
  ['before the start', raised(0n), 99, 'upcoming'],
  ['at the start', raised(0n), 100, 'open'],
  ['just before the end', raised(0n), 199, 'open'],
  ['at the end below the soft cap', raised(499n), 200, 'refunding'],
  ['at the end at the soft cap', raised(500n), 200, 'ended'],
  ['sold out before the end', raised(1_000_000n), 150, 'ended'],
  ['with a closing announced', { ...raised(0n), closingAt: 160 }, 159, 'closing'],
  ['at the announced closing', { ...raised(500n), closingAt: 160 }, 160, 'ended'],
  ['cancelled', { ...raised(0n), outcome: 'cancelled' as const }, 300, 'cancelled'],
  ['finalised', { ...raised(500n), outcome: 'finalised' as const }, 300, 'finalised'],
])('behavior: %s the sale is as the contract says', (_when, totals, now, status) => {
  expect(saleStatus(terms, totals, now)).toBe(status);
});

const statuses = ['upcoming', 'open', 'closing', 'ended', 'finalised', 'refunding', 'cancelled'] as const;

test('behavior: buying works only while open or closing', () => {
  expect(statuses.filter(isBuyable)).toEqual(['open', 'closing']);
});

test('behavior: it is over once it takes no payment any more', () => {
  expect(statuses.filter(isOver)).toEqual(['ended', 'finalised', 'refunding', 'cancelled']);
});
