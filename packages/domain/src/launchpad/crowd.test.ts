import { crowdOf } from '@lilape/domain/launchpad/crowd';
import { launchEntrants } from '@lilape/domain/launchpad/launch-list';
import { expect, test } from 'vitest';

const BILLION = 10n ** 27n;
const listOf = (...wallets: readonly bigint[]) =>
  launchEntrants(
    [],
    wallets.map(
      (wallet, at) =>
        [`0x${(at + 1).toString(16).padStart(40, '0')}`, { wallet, staked: 0n, unclaimed: 0n }] as const,
    ),
  );

test('behavior: a crowd of all tiers is counted by tier, and shares what there is', () => {
  const list = listOf(BILLION / 10n, BILLION / 5n, BILLION, 10n * BILLION, 50n * BILLION);
  const crowd = crowdOf(list, { allocation: 100n, places: 3 });
  expect(crowd).toMatchObject({
    entrants: 5,
    totalTickets: 33n,
    guaranteed: 3,
    drawn: 3,
    allotment: 16n,
    leftOver: 4n,
  });
  expect(crowd.tiers.map(({ tier, holders, tickets }) => [tier, holders, tickets])).toEqual([
    ['banana-tree', 2, 1],
    ['jungle-king', 1, 3],
    ['volcano-ape', 1, 8],
    ['moon-rider', 1, 20],
  ]);
  const chances = crowd.tiers.map(({ chance }) => chance);
  expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  const expected = crowd.tiers.reduce((sum, { holders, chance }) => sum + holders * chance, 0);
  expect(expected).toBeCloseTo(3, 6);
});

test('behavior: where all win each is sure to, and nobody of a tier has no chance', () => {
  const crowd = crowdOf(listOf(BILLION, BILLION), { allocation: 9n, places: 5 });
  expect(crowd).toMatchObject({ drawn: 2, guaranteed: 2, allotment: 2n, leftOver: 1n });
  expect(crowd.tiers.map(({ chance }) => chance)).toEqual([0, 1, 0, 0]);
});

test('behavior: of nobody all is left over', () => {
  expect(crowdOf([], { allocation: 9n, places: 5 })).toMatchObject({
    entrants: 0,
    totalTickets: 0n,
    drawn: 0,
    allotment: 0n,
    leftOver: 9n,
  });
});
