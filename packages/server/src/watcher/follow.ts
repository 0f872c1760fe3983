// Follows the chain above its final block, block by block, each checked to be the child of the one before.
import { type BlockHead, type ChainView, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { logDigest } from '#chain/log-digest.ts';
import { type LogSource, readBlockLogs } from '#chain/logs.ts';
import { appendBlocks } from '#ledger/append.ts';
import { dispatchLogs } from '@lilape/events/dispatch';
import { tellRuleAlarms } from '#watcher/bell.ts';
import { refuseFalseHeaders } from '#watcher/headers.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** Most blocks read and written at once while behind. */
export const LARGEST_BATCH = 64n;

export type Followed = {
  readonly ledger: Ledger;
  /** Whether the chain no longer has the cursor's block. */
  readonly hasLeft: boolean;
};

/** Reads up to the head of `view`, or until the chain turns out to have left the cursor's block. */
export async function follow(watch: Watch, ledger: Ledger, view: ChainView): Promise<Followed> {
  let current = ledger;
  while (current.cursor.number < view.latest.number && !watch.signal.aborted) {
    const heads = await readHeads(view, current.cursor.number, watch.batch);
    const blocks = linkedTo(current.cursor.hash, heads);
    if (blocks.length === 0) return { ledger: current, hasLeft: heads.length > 0 };
    await refuseFalseHeaders(watch, view.endpoint, blocks);
    const logs = await readLogs(watch, view.endpoint, blocks);
    const chunk = {
      blocks,
      logs: dispatchLogs(watch.subject.projections, logs.flat()),
      digests: logs.map(logDigest),
      safe: view.safe,
    };
    const { cursor, projections } = current;
    const written = await watch.session.run((client) => appendBlocks(client, projections, cursor, chunk));
    tellRuleAlarms(watch, written.alarms);
    current = { ...current, cursor: written.cursor };
  }
  return { ledger: current, hasLeft: false };
}

const sourcesOf = ({ subject }: Watch): LogSource[] =>
  subject.projections.flatMap(({ sources }) =>
    sources.map(({ address, decoders }) => ({ address, topics: decoders })),
  );

/** The events in `blocks`. Blocks so full that the endpoint refuses them together are fewer the next time. */
async function readLogs(watch: Watch, endpoint: Endpoint, blocks: readonly BlockHead[]) {
  const sources = sourcesOf(watch);
  try {
    const logs = await Promise.all(blocks.map((block) => readBlockLogs(endpoint, sources, block)));
    watch.batch = watch.batch * 2n < LARGEST_BATCH ? watch.batch * 2n : LARGEST_BATCH;
    return logs;
  } catch (error) {
    watch.batch = watch.batch > 1n ? watch.batch / 2n : 1n;
    throw error;
  }
}

async function readHeads({ endpoint, latest }: ChainView, after: bigint, count: bigint) {
  if (latest.number === after + 1n) return [latest];
  const last = after + count < latest.number ? after + count : latest.number;
  return readBlocks(endpoint, after + 1n, last);
}

/** The blocks from one height to another; fewer if the endpoint has not all of them. */
async function readBlocks(endpoint: Endpoint, from: bigint, to: bigint): Promise<BlockHead[]> {
  const numbers = Array.from({ length: Number(to - from) + 1 }, (_, i) => from + BigInt(i));
  const blocks = await Promise.all(numbers.map((number) => readBlock(endpoint, number)));
  const missing = blocks.indexOf(null);
  return (missing === -1 ? blocks : blocks.slice(0, missing)).filter((block) => block !== null);
}

/** The beginning of `heads` in which each block is the child of the one before, the first of `parentHash`. */
function linkedTo(parentHash: string, heads: readonly BlockHead[]): BlockHead[] {
  const broken = heads.findIndex((head, i) => head.parentHash !== (heads[i - 1]?.hash ?? parentHash));
  return broken === -1 ? [...heads] : heads.slice(0, broken);
}
