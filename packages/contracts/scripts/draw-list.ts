// Lists, trees and winners of draws for measurements, in the shortest way that the rules allow.
import {
  type Address,
  type Hex,
  concatHex,
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  zeroAddress,
} from 'viem';

export type Row = { readonly account: Address; readonly weight: bigint };
export type Tree = { readonly root: Hex; readonly proofs: readonly Hex[][] };
export type Entry = { index: bigint; account: Address; from: bigint; weight: bigint; proof: Hex[] };
export type Frontier = { count: bigint; last: Address; weight: bigint; peaks: Hex[] };

const rowWords = parseAbiParameters('uint256, address, uint256, uint256');
const pointWords = parseAbiParameters('bytes32, uint256, uint256');

/** The tree that grows over rows of ascending accounts, and the proof of each row in it. */
export const treeOf = (rows: readonly Row[]): Tree => grow(entriesOf(rows).map(leafOf));

/** Split at the largest power of two that is less than their number. */
function grow(leaves: readonly Hex[]): Tree {
  const [only = '0x', second] = leaves;
  if (second === undefined) return { root: only, proofs: [[]] };
  const half = largestPower(leaves.length - 1);
  const [left, right] = [grow(leaves.slice(0, half)), grow(leaves.slice(half))];
  return {
    root: keccak256(concatHex([left.root, right.root].toSorted())),
    proofs: [
      ...left.proofs.map((proof) => [...proof, right.root]),
      ...right.proofs.map((proof) => [...proof, left.root]),
    ],
  };
}

const largestPower = (most: number): number => 2 ** (31 - Math.clz32(most));

/** How far a listing has come with these rows. */
export function frontierOf(rows: readonly Row[]): Frontier {
  const leaves = entriesOf(rows).map(leafOf);
  const peaks: Hex[] = [];
  for (let first = 0; first < leaves.length;) {
    const size = largestPower(leaves.length - first);
    peaks.unshift(grow(leaves.slice(first, first + size)).root);
    first += size;
  }
  return {
    count: BigInt(rows.length),
    last: rows.at(-1)?.account ?? zeroAddress,
    weight: rows.reduce((sum, { weight }) => sum + weight, 0n),
    peaks,
  };
}

/** The entries that win the first places, proven; each winner leaves the list. */
export function winnersOf(
  rows: readonly Row[],
  tree: Tree,
  seed: Hex,
  drawId: bigint,
  places: number,
): Entry[] {
  const waiting = entriesOf(rows);
  return Array.from({ length: places }, (_, place) => {
    const left = waiting.reduce((sum, { weight }) => sum + weight, 0n);
    let point = BigInt(keccak256(encodeAbiParameters(pointWords, [seed, drawId, BigInt(place)]))) % left;
    const at = waiting.findIndex(({ weight }) => {
      if (point < weight) return true;
      point -= weight;
      return false;
    });
    const [winner] = waiting.splice(at, 1);
    if (winner === undefined) throw new Error('Nobody is left.');
    return { ...winner, proof: tree.proofs[Number(winner.index)] ?? [] };
  });
}

function entriesOf(rows: readonly Row[]): Entry[] {
  let from = 0n;
  return rows.map(({ account, weight }, index) => {
    const entry = { index: BigInt(index), account, from, weight, proof: [] };
    from += weight;
    return entry;
  });
}

const leafOf = ({ index, account, from, weight }: Entry): Hex =>
  keccak256(keccak256(encodeAbiParameters(rowWords, [index, account, from, weight])));
