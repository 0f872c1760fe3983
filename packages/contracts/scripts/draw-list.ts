// Lists, trees and winners of draws for measurements, in the shortest way that the rules allow.
import { type Address, type Hex, concatHex, encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';

export type Row = { readonly account: Address; readonly weight: bigint };
export type Tree = { readonly root: Hex; readonly proofOf: (leaf: Hex) => Hex[] };
export type Entry = { index: bigint; account: Address; from: bigint; weight: bigint; proof: Hex[] };

const rowWords = parseAbiParameters('uint256, address, uint256, uint256');
const pointWords = parseAbiParameters('bytes32, uint256, uint256');

/** The tree over rows of ascending accounts, laid out as by OpenZeppelin. */
export function treeOf(rows: readonly Row[]): Tree {
  const leaves = entriesOf(rows).map(leafOf).toSorted().toReversed();
  const heap: Hex[] = [...Array.from({ length: leaves.length - 1 }, (): Hex => '0x'), ...leaves];
  for (let node = leaves.length - 2; node >= 0; node--)
    heap[node] = keccak256(concatHex([heap[2 * node + 1] ?? '0x', heap[2 * node + 2] ?? '0x'].toSorted()));
  const places = new Map(heap.map((hash, place) => [hash, place]));
  const proofOf = (leaf: Hex) => {
    const proof: Hex[] = [];
    for (let place = places.get(leaf) ?? 0; place > 0; place = Math.floor((place - 1) / 2))
      proof.push(heap[place % 2 === 1 ? place + 1 : place - 1] ?? '0x');
    return proof;
  };
  return { root: heap[0] ?? '0x', proofOf };
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
    return { ...winner, proof: tree.proofOf(leafOf(winner)) };
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
