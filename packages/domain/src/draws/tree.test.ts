// Roots and proofs beside those of @openzeppelin/merkle-tree 1.0.8, and of the program behind vectors/draws.json.
import { listEntrants } from '@lilape/domain/draws/entrants';
import { anyList } from '@lilape/domain/draws/lists.fixture';
import {
  growingTree,
  hashPair,
  leafOf,
  proofOf,
  rootOf,
  sortedTree,
  verifyProof,
} from '@lilape/domain/draws/tree';
import { type Hex, hexOf } from '@lilape/domain/draws/words';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const NONE = new Uint8Array(32);

/** n entrants with 1, 2, 3 … LILAPE, at 0xa1 and the addresses after it. */
function listOf(n: number) {
  return listEntrants(
    Array.from({ length: n }, (_, i) => ({
      account: `0x${(0xa1 + i).toString(16).padStart(40, '0')}` as const,
      weight: BigInt(i + 1) * 10n ** 18n,
    })),
  );
}

test.each([
  [1, '0x3f1880daae1c5b5cc83c18e84e2ef5f7c3212c7365ff3cafb6283ad2db4d4beb'],
  [2, '0xf85fb7512d29033c21fae66a5e0579c54fe117477c35538401bb658f9ca74ac5'],
  [3, '0xef7b1c1b54d4745136cea92a09c2739a4c737ce34615750da2e324c4fac8fbfb'],
  [5, '0xfa88ec7262992d4ead39ce1c1240122679c9c20565710cba6e607cc504b9ab34'],
  [8, '0x77280e6f542bf047b3380df919952fc222f98af4d0cc9dc0c4eb8360651d6529'],
])('behavior: the root of %i entrants is the one of OpenZeppelin', (n, root) => {
  expect(rootOf(sortedTree(listOf(n)))).toBe(root);
});

test('behavior: so are the proofs', () => {
  expect(proofOf(sortedTree(listOf(1)), 0)).toEqual([]);
  expect(proofOf(sortedTree(listOf(5)), 0)).toEqual([
    '0x326107f5a34b63c56eab2bd0e1828f55e1eb69031d14560efadb65aefef9d959',
    '0xfe2486fbb171fca85832df04bb7ea142808475014e73d899146ad4d5fd476bc1',
    '0x09bc8643eba8e0c3893f4ebdda6f789ea7e7346b664c3b56abd0269dfcc9fe39',
  ]);
});

test('behavior: a growing tree is split at the largest power of two below its count', () => {
  const leaves = listOf(5).map(leafOf);
  const pair = (a: number | Uint8Array, b: number | Uint8Array) =>
    hashPair(
      ...([a, b].map((each) => (typeof each === 'number' ? (leaves[each] ?? NONE) : each)) as [
        Uint8Array,
        Uint8Array,
      ]),
    );
  expect(rootOf(growingTree(listOf(1)))).toBe(hexOf(leaves[0] ?? NONE));
  expect(rootOf(growingTree(listOf(3)))).toBe(hexOf(pair(pair(0, 1), 2)));
  expect(rootOf(growingTree(listOf(5)))).toBe(hexOf(pair(pair(pair(0, 1), pair(2, 3)), 4)));
  expect(proofOf(growingTree(listOf(5)), 4)).toEqual([hexOf(pair(pair(0, 1), pair(2, 3)))]);
});

test.each([sortedTree, growingTree])(
  'behavior: the proof of every entrant is accepted, and of no altered one: %o',
  (treeOf) => {
    fc.assert(
      fc.property(anyList, fc.nat(), (rows, pick) => {
        const list = listEntrants(rows);
        fc.pre(list.length > 0);
        const tree = treeOf(list);
        const root = rootOf(tree);
        for (const entrant of list)
          expect(verifyProof(root, entrant, proofOf(tree, entrant.index))).toBe(true);
        const one = list[pick % list.length];
        if (one === undefined) throw new Error('There is one.');
        const proof = proofOf(tree, one.index);
        const other: Hex = hexOf(new Uint8Array(20).fill(0xee));
        const altered = [
          { ...one, index: one.index + 1 },
          { ...one, account: other },
          { ...one, from: one.from + 1n },
          { ...one, weight: one.weight + 1n },
        ];
        expect(altered.filter((entrant) => verifyProof(root, entrant, proof))).toEqual([]);
        expect(verifyProof(root, one, [...proof, root])).toBe(false);
        expect(proof.length > 0 && verifyProof(root, one, proof.slice(1))).toBe(false);
        expect(verifyProof(hexOf(new Uint8Array(32)), one, proof)).toBe(false);
      }),
    );
  },
);

test('error: nobody has no tree, and who is not there no proof', () => {
  expect(() => sortedTree([])).toThrow(RangeError);
  expect(() => growingTree([])).toThrow(RangeError);
  expect(() => proofOf(sortedTree(listOf(2)), 2)).toThrow(RangeError);
});
