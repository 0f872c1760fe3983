import {
  TIERS,
  formatProgress,
  isTierId,
  standingOf,
  tierById,
  tierOf,
} from '@lilape/domain/launchpad/tiers';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const WHOLE = 10n ** 18n;

// Spec §9, launchpad tiers; tickets by decision 26 "tiers".
test('behavior: the tiers ask for what the specification says and give what the decision says', () => {
  expect(
    TIERS.map(({ id, required, tickets, isGuaranteed, isFirst, hasAirdropPriority }) => [
      id,
      required / WHOLE,
      required % WHOLE,
      tickets,
      isGuaranteed,
      isFirst,
      hasAirdropPriority,
    ]),
  ).toEqual([
    ['banana-tree', 100_000_000n, 0n, 1, false, false, false],
    ['jungle-king', 1_000_000_000n, 0n, 3, true, false, false],
    ['volcano-ape', 10_000_000_000n, 0n, 8, true, true, false],
    ['moon-rider', 50_000_000_000n, 0n, 20, true, true, true],
  ]);
});

describe('standingOf', () => {
  test.each([
    ['0', null, 'banana-tree', '100000000000000000000000000', 0],
    ['1', null, 'banana-tree', '99999999999999999999999999', 0],
    ['50000000000000000000000000', null, 'banana-tree', '50000000000000000000000000', 5_000],
    ['99999999999999999999999999', null, 'banana-tree', '1', 9_999],
    ['100000000000000000000000000', 'banana-tree', 'jungle-king', '900000000000000000000000000', 0],
    ['100089999999999999999999999', 'banana-tree', 'jungle-king', '899910000000000000000000001', 0],
    ['100090000000000000000000000', 'banana-tree', 'jungle-king', '899910000000000000000000000', 1],
    ['999999999999999999999999999', 'banana-tree', 'jungle-king', '1', 9_999],
    ['1000000000000000000000000000', 'jungle-king', 'volcano-ape', '9000000000000000000000000000', 0],
    // The demo's balance in the specification.
    ['3250000000000000000000000000', 'jungle-king', 'volcano-ape', '6750000000000000000000000000', 2_500],
    ['9999999999999999999999999999', 'jungle-king', 'volcano-ape', '1', 9_999],
    ['10000000000000000000000000000', 'volcano-ape', 'moon-rider', '40000000000000000000000000000', 0],
    ['49999999999999999999999999999', 'volcano-ape', 'moon-rider', '1', 9_999],
    ['50000000000000000000000000000', 'moon-rider', null, '0', 10_000],
    ['50000000000000000000000000001', 'moon-rider', null, '0', 10_000],
    ['420690000000000000000000000000000', 'moon-rider', null, '0', 10_000],
  ])('args: %s base units', (holding, tier, next, missing, progressBps) => {
    const standing = standingOf(BigInt(holding));
    expect([standing.tier?.id ?? null, standing.next?.id ?? null]).toEqual([tier, next]);
    expect([String(standing.missing), standing.progressBps]).toEqual([missing, progressBps]);
  });

  const anyHolding = fc.oneof(
    fc.bigInt(0n, 420_690_000_000_000n * WHOLE),
    fc.tuple(fc.constantFrom(...TIERS), fc.bigInt(-3n, 3n)).map(([{ required }, by]) => required + by),
  );
  test('behavior: what is missing leads to the next tier, and one unit less does not', () => {
    fc.assert(
      fc.property(anyHolding, (holding) => {
        const { next, missing } = standingOf(holding);
        expect(missing === 0n).toBe(next === null);
        if (next === null) return;
        expect(tierOf(holding + missing)).toBe(next);
        expect(tierOf(holding + missing - 1n)).not.toBe(next);
      }),
    );
  });
  test('behavior: who holds more never stands lower', () => {
    fc.assert(
      fc.property(anyHolding, fc.bigInt(0n, 10n ** 30n), (holding, more) => {
        const [low, high] = [standingOf(holding), standingOf(holding + more)];
        expect(high.tier?.tickets ?? 0).toBeGreaterThanOrEqual(low.tier?.tickets ?? 0);
        expect(high.tier !== low.tier || high.progressBps >= low.progressBps).toBe(true);
      }),
    );
  });
  test('behavior: progress is whole only at the top', () => {
    fc.assert(
      fc.property(anyHolding, (holding) => {
        const { next, progressBps } = standingOf(holding);
        expect(progressBps).toBeGreaterThanOrEqual(0);
        expect(progressBps === 10_000).toBe(next === null);
      }),
    );
  });
});

test.each([
  [0, '0.00'],
  [1, '0.01'],
  [1_234, '12.34'],
  [9_999, '99.99'],
  [10_000, '100.00'],
])('args: a progress of %i hundredths is written %s', (progressBps, text) => {
  expect(formatProgress(progressBps)).toBe(text);
});

test('behavior: a tier is found by its id, and nothing else is one', () => {
  expect(tierById('volcano-ape').tickets).toBe(8);
  expect(['moon-rider', 'Moon Rider', '', null].map(isTierId)).toEqual([true, false, false, false]);
});
