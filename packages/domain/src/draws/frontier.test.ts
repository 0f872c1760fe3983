// Frontiers beside the tree that they grow, and the vectors that the contract reads too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import { digestOfFrontier, frontierAfter, listingBatches } from '@lilape/domain/draws/frontier';
import { anyList } from '@lilape/domain/draws/lists.fixture';
import { growingTree, hashPair, proofOf, rootOf } from '@lilape/domain/draws/tree';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

type Vectors = {
  trees: {
    rows: { account: `0x${string}`; weight: string }[];
    root: string;
    proofs: string[][];
  }[];
};
const { trees } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/growing-tree.json'), 'utf8'),
) as Vectors;

test.each(trees)(
  'behavior: root and proofs of $rows.length rows are those of the other program',
  ({ rows, root, proofs }) => {
    const entrants = listEntrants(rows.map(({ account, weight }) => ({ account, weight: BigInt(weight) })));
    const tree = growingTree(entrants);
    expect(rootOf(tree)).toBe(root);
    expect(entrants.map(({ index }) => proofOf(tree, index))).toEqual(proofs);
  },
);

test('behavior: the peaks of a whole list, put together from the lowest, are its root', () => {
  fc.assert(
    fc.property(anyList, (rows) => {
      const entrants = listEntrants(rows);
      fc.pre(entrants.length > 0);
      const { count, weight, last, peaks } = frontierAfter(entrants, entrants.length);
      const top = peaks.map(bytesOf).reduce((root, peak) => hashPair(peak, root));
      expect([hexOf(top), count, weight, last]).toEqual([
        rootOf(growingTree(entrants)),
        entrants.length,
        totalWeight(entrants),
        entrants.at(-1)?.account,
      ]);
    }),
  );
});

test('behavior: batches go on from a frontier of the list, and begin anew from one that is not', () => {
  const entrants = listEntrants(trees[4]?.rows.map(({ account }) => ({ account, weight: 5n })) ?? []);
  const counts = (listed: Parameters<typeof listingBatches>[1]) =>
    listingBatches(entrants, listed, 3).map(({ frontier, accounts }) => [frontier.count, accounts.length]);
  expect(counts(null)).toEqual([
    [0n, 3],
    [3n, 3],
    [6n, 2],
  ]);
  expect(counts(frontierAfter(entrants, 4))).toEqual([
    [4n, 3],
    [7n, 1],
  ]);
  expect(counts({ ...frontierAfter(entrants, 4), weight: 1n })).toEqual([
    [0n, 3],
    [3n, 3],
    [6n, 2],
  ]);
  expect(counts(frontierAfter(entrants, 8))).toEqual([]);
});

test('behavior: the digest of a frontier is that of abi.encode', () => {
  // From viem 2.57.1: keccak256(encodeAbiParameters(uint256, address, uint256, bytes32[])) of 0, 0, 0 and [].
  expect(digestOfFrontier(frontierAfter([], 0))).toBe(
    '0xef63858916fd35755be7141ddd50a383984858cacd021261ae89edd3e9ef38b3',
  );
});
