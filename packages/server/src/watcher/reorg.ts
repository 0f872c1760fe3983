// Finds the newest block that the ledger and the chain still share.
import { type ChainView, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import type { BlockMark } from '#ledger/cursor.ts';
import { readAnchors, readKept } from '#ledger/roll-back.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

const BATCH = 16;

/** Whether the chain still has `block` at its height. A chain too short to have it does not. */
export async function isOnChain(endpoint: Endpoint, block: BlockMark): Promise<boolean> {
  return (await readBlock(endpoint, block.number))?.hash === block.hash;
}

/** Whether the endpoint's chain has our cursor's block, or is too short to have it and agrees as far as it goes. */
export async function hasCursor(
  watch: Watch,
  { cursor }: Ledger,
  { endpoint, latest }: Pick<ChainView, 'endpoint' | 'latest'>,
): Promise<boolean> {
  if (cursor.number === latest.number) return cursor.hash === latest.hash;
  if (cursor.number + 1n === latest.number) return cursor.hash === latest.parentHash;
  if (cursor.number < latest.number) return isOnChain(endpoint, cursor);
  const kept = await watch.session.run((client) => readKept(client, latest.number));
  return kept === null || kept.number !== latest.number || kept.hash === latest.hash;
}

/** The newest kept block that `endpoint` has too, down to the final one; null if it has left even that. */
export async function findFork(watch: Watch, ledger: Ledger, endpoint: Endpoint): Promise<BlockMark | null> {
  let before = ledger.cursor.number + 1n;
  for (;;) {
    const from = before;
    const kept = await watch.session.run((client) => readAnchors(client, from, BATCH));
    if (kept.length === 0) return null;
    const shared = await Promise.all(kept.map((block) => isOnChain(endpoint, block)));
    const newest = kept[shared.indexOf(true)];
    if (newest !== undefined) return newest;
    before = kept.at(-1)?.number ?? 0n;
  }
}
