import { drawnPlaces, allotmentsAmong, allotmentsOf } from '@lilape/domain/launchpad/allotments';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  // allocation, places, entrants, guaranteed → drawn, allotment, left over
  [1_000_000n, 100, 500, 50, 100, 6_666n, 100n],
  [1_000_000n, 100, 40, 40, 40, 12_500n, 0n],
  [1_000_000n, 1_000, 100_000, 9_000, 1_000, 100n, 0n],
  [999n, 1_000, 100_000, 0, 1_000, 0n, 999n],
  [7n, 3, 0, 0, 0, 0n, 7n],
  [10n, 1, 1, 0, 1, 10n, 0n],
] as const)(
  'args: %s units, %i places, %i entrants, %i guaranteed',
  (allocation, places, entrants, guaranteed, drawn, allotment, leftOver) => {
    expect(allotmentsAmong(allocation, places, entrants, guaranteed)).toEqual({
      guaranteed,
      drawn,
      allotment,
      leftOver,
    });
  },
);

test('behavior: the three upper tiers have a place of their own', () => {
  expect(allotmentsOf(100n, 2, ['banana-tree', 'jungle-king', 'volcano-ape', 'moon-rider'])).toEqual({
    guaranteed: 3,
    drawn: 2,
    allotment: 20n,
    leftOver: 0n,
  });
});

test('behavior: no more places are drawn than there are entrants, or than one draw can have', () => {
  expect([drawnPlaces(5, 3), drawnPlaces(3, 5), drawnPlaces(2_000, 5_000)]).toEqual([3, 3, 1_000]);
});

test('behavior: all allotments and what is left over are the allocation, however many are guaranteed', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 24n),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (allocation, places, entrants, part) => {
        const guaranteed = Math.floor(entrants * part);
        const { drawn, allotment, leftOver } = allotmentsAmong(allocation, places, entrants, guaranteed);
        const all = BigInt(guaranteed + drawn);
        expect(all * allotment + leftOver).toBe(allocation);
        expect(leftOver === 0n || all === 0n || leftOver < all).toBe(true);
      },
    ),
  );
});
