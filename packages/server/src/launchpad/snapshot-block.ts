// Which block a launch's holders are counted after: the last one whose time is at or before that of its snapshot.
import { type BlockHead, type Hex, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import type { AskChain } from '#chain/failover.ts';

export type SnapshotBlock = { readonly number: bigint; readonly hash: Hex; readonly timeSeconds: number };

export type BlockSearch = {
  readonly ask: AskChain;
  /** All of them must show the same block and the same successor. */
  readonly endpoints: readonly Endpoint[];
  /** The first block that the ledger reads, and the newest final one. */
  readonly first: bigint;
  readonly final: bigint;
  /** Unix seconds. */
  readonly atSeconds: number;
};

/**
 * The block, found by halves; null until its successor is final too. Times are the chain's own and never go back.
 * @throws Error where endpoints differ, or one of them is away: then it is not known yet
 */
export async function findSnapshotBlock(search: BlockSearch): Promise<SnapshotBlock | null> {
  const { ask, endpoints, first, final, atSeconds } = search;
  const blockAt = (number: bigint) => ask((endpoint) => mustRead(endpoint, number));
  if (final <= first || (await blockAt(final)).timeSeconds <= atSeconds) return null;
  let [low, high] = [first, final];
  if ((await blockAt(low)).timeSeconds > atSeconds)
    throw new RangeError(`Block ${first} is already after ${atSeconds}.`);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    // Each answer says where to ask next.
    // oxlint-disable-next-line no-await-in-loop
    if ((await blockAt(middle)).timeSeconds <= atSeconds) low = middle;
    else high = middle;
  }
  const shown = await Promise.all(endpoints.map((endpoint) => readPair(endpoint, low)));
  const [block] = shown[0] ?? [];
  if (block === undefined) throw new Error('There is no endpoint.');
  for (const [last, next] of shown)
    if (last.hash !== block.hash || last.timeSeconds > atSeconds || next.timeSeconds <= atSeconds)
      throw new Error(`The endpoints do not agree about block ${low}, the last one before ${atSeconds}.`);
  const { number, hash, timeSeconds } = block;
  return { number, hash, timeSeconds };
}

/** A block and the one after it. @throws Error unless that is its child */
async function readPair(endpoint: Endpoint, number: bigint): Promise<readonly [BlockHead, BlockHead]> {
  const [last, next] = await Promise.all([mustRead(endpoint, number), mustRead(endpoint, number + 1n)]);
  if (next.parentHash !== last.hash) throw new Error(`Block ${next.number} is not the child of ${number}.`);
  return [last, next];
}

async function mustRead(endpoint: Endpoint, number: bigint): Promise<BlockHead> {
  const block = await readBlock(endpoint, number);
  if (block === null) throw new Error(`The endpoint has no block ${number}.`);
  return block;
}
