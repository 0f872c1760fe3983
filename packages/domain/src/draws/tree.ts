// The tree of a list of entrants: of a launch as OpenZeppelin's StandardMerkleTree builds it, of the giveaway as its
// contract grows it; roots, proofs and their check. Pure.
import type { Entrant } from '@lilape/domain/draws/entrants';
import { type Hex, bytesOf, encodeWords, hexOf } from '@lilape/domain/draws/words';
import { keccak } from '@lilape/domain/draws/keccak';

/** All hashes of a tree in one piece, 32 bytes each: the root first, then in pairs the two below some node. */
export type Tree = {
  readonly nodes: Uint8Array;
  /** The node above each pair: nodes 2p + 1 and 2p + 2 are pair p. */
  readonly parents: Uint32Array;
  /** The node of each entrant's leaf, by index. */
  readonly leafNodes: Uint32Array;
};

const HASH_BYTES = 32;

/** The leaf of an entrant: its four words, hashed twice. */
export function leafOf({ index, account, from, weight }: Entrant): Uint8Array {
  return keccak(keccak(encodeWords(index, account, from, weight)));
}

/**
 * The tree of a launch's list: leaves ascending by hash, the first of them last; below node i are 2i + 1 and 2i + 2.
 * @see https://github.com/OpenZeppelin/merkle-tree @throws RangeError for a list of nobody, which has no root
 */
export function sortedTree(entrants: readonly Entrant[]): Tree {
  return sortedTreeOf(entrants.map(leafOf));
}

/** The same over any leaves, 32 bytes each. @throws RangeError for no leaf */
export function sortedTreeOf(hashes: readonly Uint8Array[]): Tree {
  const tree = emptyTree(hashes);
  const { nodes, parents, leafNodes } = tree;
  const leaves = hashes.map((hash, index) => ({ index, hash }));
  leaves.sort((a, b) => compare(a.hash, b.hash));
  const last = 2 * leaves.length - 2;
  leaves.forEach(({ index, hash }, rank) => {
    leafNodes[index] = last - rank;
    nodes.set(hash, (last - rank) * HASH_BYTES);
  });
  for (let node = leaves.length - 2; node >= 0; node--) {
    parents[node] = node;
    setParent(nodes, node, node);
  }
  return tree;
}

/**
 * The tree of the giveaway's list, which its contract grows leaf by leaf: of n leaves in their order, the largest power
 * of two below n stands on one side and the rest on the other, and so on in each.
 * @see GrowingTree.sol @throws RangeError for a list of nobody, which has no root
 */
export function growingTree(entrants: readonly Entrant[]): Tree {
  const tree = emptyTree(entrants);
  const { nodes, parents, leafNodes } = tree;
  let pairs = 0;
  const fill = (node: number, from: number, leaves: readonly Entrant[]): void => {
    const [first] = leaves;
    if (leaves.length === 1 && first !== undefined) {
      leafNodes[from] = node;
      nodes.set(leafOf(first), node * HASH_BYTES);
      return;
    }
    const cut = 2 ** Math.floor(Math.log2(leaves.length - 1));
    const pair = pairs++;
    parents[pair] = node;
    fill(2 * pair + 1, from, leaves.slice(0, cut));
    fill(2 * pair + 2, from + cut, leaves.slice(cut));
    setParent(nodes, node, pair);
  };
  fill(0, 0, entrants);
  return tree;
}

function emptyTree({ length }: readonly unknown[]): Tree {
  if (length === 0) throw new RangeError('A list of nobody has no tree.');
  return {
    nodes: new Uint8Array((2 * length - 1) * HASH_BYTES),
    parents: new Uint32Array(length - 1),
    leafNodes: new Uint32Array(length),
  };
}

function setParent(nodes: Uint8Array, node: number, pair: number): void {
  nodes.set(hashPair(nodeAt(nodes, 2 * pair + 1), nodeAt(nodes, 2 * pair + 2)), node * HASH_BYTES);
}

/** The root, which stands for the whole list. */
export function rootOf(tree: Tree): Hex {
  return hexOf(nodeAt(tree.nodes, 0));
}

/** The proof that an entrant is in the list: the hashes beside its path, from its leaf up. @throws RangeError beyond the list */
export function proofOf(tree: Tree, index: number): Hex[] {
  let node = tree.leafNodes[index];
  if (node === undefined) throw new RangeError(`There is no entrant ${index}.`);
  const proof: Hex[] = [];
  for (; node > 0; node = tree.parents[(node - 1) >> 1] ?? 0)
    proof.push(hexOf(nodeAt(tree.nodes, node % 2 === 0 ? node - 1 : node + 1)));
  return proof;
}

/** Whether a proof shows that an entrant, exactly as given, is in the list with this root. */
export function verifyProof(root: Hex, entrant: Entrant, proof: readonly Hex[]): boolean {
  return leadsTo(root, leafOf(entrant), proof);
}

/** Whether the hashes of a proof lead from a leaf to this root. */
export function leadsTo(root: Hex, leaf: Uint8Array, proof: readonly Hex[]): boolean {
  const top = proof.reduce((hash, beside) => hashPair(hash, bytesOf(beside)), leaf);
  return hexOf(top) === root.toLowerCase();
}

function nodeAt(nodes: Uint8Array, node: number): Uint8Array {
  return nodes.subarray(node * HASH_BYTES, (node + 1) * HASH_BYTES);
}

/** The hash of two nodes: the smaller first, so that a proof need not say which side it is on. */
export function hashPair(a: Uint8Array, b: Uint8Array): Uint8Array {
  const pair = new Uint8Array(2 * HASH_BYTES);
  const isAscending = compare(a, b) < 0;
  pair.set(isAscending ? a : b, 0);
  pair.set(isAscending ? b : a, HASH_BYTES);
  return keccak(pair);
}

function compare(a: Uint8Array, b: Uint8Array): number {
  for (let at = 0; at < HASH_BYTES; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
