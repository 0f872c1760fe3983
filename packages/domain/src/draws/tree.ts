// The tree of a list of entrants, as OpenZeppelin's StandardMerkleTree builds it: its root, proofs and their check. Pure.
import type { Entrant } from '@lilape/domain/draws/entrants';
import { type Hex, bytesOf, encodeWords, hexOf } from '@lilape/domain/draws/words';
import { keccak } from '@lilape/domain/draws/keccak';

/**
 * All hashes of a tree in one piece, 32 bytes each: the root first, those below node i at 2i + 1 and 2i + 2, the leaves
 * last, descending. @see https://github.com/OpenZeppelin/merkle-tree
 */
export type Tree = {
  readonly nodes: Uint8Array;
  /** The node of each entrant's leaf, by index. */
  readonly leafNodes: Uint32Array;
};

const HASH_BYTES = 32;

/** The leaf of an entrant: its four words, hashed twice. */
export function leafOf({ index, account, from, weight }: Entrant): Uint8Array {
  return keccak(keccak(encodeWords(index, account, from, weight)));
}

/** The tree of a list. @throws RangeError for a list of nobody, which has no root */
export function treeOf(entrants: readonly Entrant[]): Tree {
  if (entrants.length === 0) throw new RangeError('A list of nobody has no tree.');
  const leaves = entrants.map((entrant, index) => ({ index, hash: leafOf(entrant) }));
  leaves.sort((a, b) => compare(a.hash, b.hash));
  const count = 2 * leaves.length - 1;
  const nodes = new Uint8Array(count * HASH_BYTES);
  const leafNodes = new Uint32Array(leaves.length);
  leaves.forEach(({ index, hash }, rank) => {
    const node = count - 1 - rank;
    leafNodes[index] = node;
    nodes.set(hash, node * HASH_BYTES);
  });
  for (let node = leaves.length - 2; node >= 0; node--)
    nodes.set(hashPair(nodeAt(nodes, 2 * node + 1), nodeAt(nodes, 2 * node + 2)), node * HASH_BYTES);
  return { nodes, leafNodes };
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
  for (; node > 0; node = (node - 1) >> 1)
    proof.push(hexOf(nodeAt(tree.nodes, node % 2 === 0 ? node - 1 : node + 1)));
  return proof;
}

/** Whether a proof shows that an entrant, exactly as given, is in the list with this root. */
export function verifyProof(root: Hex, entrant: Entrant, proof: readonly Hex[]): boolean {
  const top = proof.reduce((hash, beside) => hashPair(hash, bytesOf(beside)), leafOf(entrant));
  return hexOf(top) === root.toLowerCase();
}

function nodeAt(nodes: Uint8Array, node: number): Uint8Array {
  return nodes.subarray(node * HASH_BYTES, (node + 1) * HASH_BYTES);
}

/** The smaller first, so that a proof need not say which side it is on. */
function hashPair(a: Uint8Array, b: Uint8Array): Uint8Array {
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
