// Follows the chain above its final block, block by block, each checked to be the child of the one before.
import { type BlockHead, type ChainView, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { logDigest } from '#chain/log-digest.ts';
import { type LogSource, readBlockLogs, readRangeLogs } from '#chain/logs.ts';
import { EndpointError } from '#chain/rpc.ts';
import { appendBlocks } from '#ledger/append.ts';
import { contractsOf, dispatchLogs } from '@lilape/events/dispatch';
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
    // By the clock there are several new blocks each time, which would be as many calls.
    if (watch.paceMs > 0 && current.cursor.number + 1n < view.latest.number) {
      const followed = await followRange(watch, current, view);
      if (followed === null) break;
      current = followed;
      continue;
    }
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

/**
 * Reads the blocks behind the cursor as one range with one anchor. Each block that has events of ours must have the hash
 * that its events name; null where the last one is no longer what `view` showed: only a new look can tell.
 * @throws EndpointError where events are of another block
 */
async function followRange(watch: Watch, ledger: Ledger, view: ChainView): Promise<Ledger | null> {
  const { endpoint, latest } = view;
  const { cursor, projections } = ledger;
  const furthest = cursor.number + watch.batch;
  const to = furthest < latest.number ? furthest : latest.number;
  const [logs, end] = await readEvents(watch, endpoint, cursor.number + 1n, to);
  if (end === null || (to === latest.number && end.hash !== latest.hash)) return null;
  const hashes = new Map(logs.map(({ blockNumber, blockHash }) => [BigInt(blockNumber), blockHash]));
  const numbers = [...hashes.keys()].filter((number) => number !== to);
  const heads = await Promise.all(numbers.map((number) => readBlock(endpoint, number)));
  const blocks = [...heads.filter((head) => head !== null), end];
  const known = new Map(blocks.map(({ number, hash }) => [number, hash]));
  const stranger = logs.find(({ blockNumber, blockHash }) => known.get(BigInt(blockNumber)) !== blockHash);
  if (stranger !== undefined)
    throw new EndpointError(`The endpoint gave logs of another block than ${stranger.blockNumber}.`);
  await refuseFalseHeaders(watch, endpoint, blocks);
  const chunk = {
    blocks: [end],
    logs: dispatchLogs(watch.subject.projections, logs),
    digests: [logDigest(logs)],
    safe: view.safe,
  };
  const written = await watch.session.run((client) => appendBlocks(client, projections, cursor, chunk));
  tellRuleAlarms(watch, written.alarms);
  return { ...ledger, cursor: written.cursor };
}

/** The events of a range and its last block; a range that the endpoint refuses is a shorter one the next time. */
async function readEvents(watch: Watch, endpoint: Endpoint, from: bigint, to: bigint) {
  const contracts = contractsOf(watch.subject.projections);
  return adapting(watch, () =>
    Promise.all([readRangeLogs(endpoint, contracts, from, to), readBlock(endpoint, to)]),
  );
}

/** The events in `blocks`. Blocks so full that the endpoint refuses them together are fewer the next time. */
async function readLogs(watch: Watch, endpoint: Endpoint, blocks: readonly BlockHead[]) {
  const sources = sourcesOf(watch);
  return adapting(watch, () => Promise.all(blocks.map((block) => readBlockLogs(endpoint, sources, block))));
}

async function adapting<T>(watch: Watch, read: () => Promise<T>): Promise<T> {
  try {
    const found = await read();
    watch.batch = watch.batch * 2n < LARGEST_BATCH ? watch.batch * 2n : LARGEST_BATCH;
    return found;
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
