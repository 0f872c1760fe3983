// How far the list of the giveaway has come in its contract: what anyone needs to go on with it. Pure.
import type { Address } from '@lilape/domain/address';
import { type Entrant, totalWeight } from '@lilape/domain/draws/entrants';
import { keccak } from '@lilape/domain/draws/keccak';
import { hashPair, leafOf } from '@lilape/domain/draws/tree';
import { type Hex, encodeWords, hexOf } from '@lilape/domain/draws/words';

/** The first `count` entrants of a list, as `Draws.list` takes them. */
export type Frontier = {
  readonly count: number;
  /** The last of them; the zero address before the first. */
  readonly last: Address;
  /** Sum of their weights, base units of LILAPE. */
  readonly weight: bigint;
  /** Roots of the trees over the next 2ʰ of them, one for each bit h that is set in `count`, lowest first. */
  readonly peaks: readonly Hex[];
};

/** Accounts that fit into a transaction of 16,777,216 gas at some 4,700 gas each, with a quarter more for the estimate. @see EIP-7825 */
export const LISTED_AT_ONCE = 2_800;

const WORD_BYTES = 32;

/** The frontier after the first `count` entrants. */
export function frontierAfter(entrants: readonly Entrant[], count: number): Frontier {
  const listed = entrants.slice(0, count);
  const peaks: Uint8Array[] = [];
  listed.forEach((entrant, index) => {
    let hash = leafOf(entrant);
    let height = 0;
    for (; ((index >> height) & 1) === 1; height++) hash = hashPair(peaks[height] ?? hash, hash);
    peaks[height] = hash;
  });
  return {
    count: listed.length,
    last: listed.at(-1)?.account ?? `0x${'0'.repeat(40)}`,
    weight: totalWeight(listed),
    peaks: peaks.filter((_, height) => ((listed.length >> height) & 1) === 1).map(hexOf),
  };
}

/** What one call of `Draws.list` takes besides the excluded accounts. */
export type ListingBatch = {
  readonly frontier: Omit<Frontier, 'count'> & { readonly count: bigint };
  readonly accounts: readonly Address[];
};

/** The calls that complete the list from `listed` on, where that is a frontier of it, or else from the beginning; `most` accounts each. */
export function listingBatches(
  entrants: readonly Entrant[],
  listed: Frontier | null,
  most = LISTED_AT_ONCE,
): ListingBatch[] {
  const own = frontierAfter(entrants, listed?.count ?? 0);
  const isOwn = listed === null || digestOfFrontier(own) === digestOfFrontier(listed);
  const batches: ListingBatch[] = [];
  for (let count = isOwn ? own.count : 0; count < entrants.length; count += most) {
    const accounts = entrants.slice(count, count + most).map(({ account }) => account);
    batches.push({ frontier: { ...frontierAfter(entrants, count), count: BigInt(count) }, accounts });
  }
  return batches;
}

/** The digest under which the contract knows a frontier: keccak256(abi.encode(count, last, weight, peaks)). */
export function digestOfFrontier({ count, last, weight, peaks }: Frontier): Hex {
  return hexOf(keccak(encodeWords(count, last, weight, 4 * WORD_BYTES, peaks.length, ...peaks)));
}
