// Asks every endpoint for the same logs again, and compares them with each other and with what was written.
import type { Address } from '@lilape/domain/address';
import { readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { logDigest, logsUpTo } from '#chain/log-digest.ts';
import type { RawLog } from '#chain/logs.ts';
import { EndpointError, RpcError } from '#chain/rpc.ts';
import type { AnchorLogs } from '#ledger/roll-back.ts';

/** What an endpoint gives of a stretch of blocks. */
export type Said = { readonly endpoint: Endpoint; readonly logs: readonly RawLog[]; readonly digest: string };

/** The first stretch in which logs differ: the blocks behind `after` up to the anchor. */
export type Difference = {
  readonly after: bigint;
  readonly anchor: AnchorLogs;
  readonly said: readonly Said[];
};

export type Compared =
  | { readonly kind: 'same' }
  | { readonly kind: 'differs'; readonly difference: Difference }
  /** The chain is another at the last anchor, for an endpoint or for us: to be asked again. */
  | { readonly kind: 'moved' }
  /** An endpoint does not give them. */
  | { readonly kind: 'unread'; readonly endpoint: Endpoint; readonly error: unknown };

/** Blocks that an endpoint is asked for at once; halved where it refuses. */
export type Span = { blocks: bigint };
export const LARGEST_SPAN = 10_000n;

/**
 * Compares the logs of `contracts` behind `after` up to the last of `anchors`, which are in order. Every endpoint that
 * has them must also have that last block.
 */
export async function compareLogs(
  endpoints: readonly Endpoint[],
  contracts: readonly Address[],
  after: bigint,
  anchors: readonly AnchorLogs[],
  span: Span,
): Promise<Compared> {
  const last = anchors.at(-1);
  if (last === undefined) return { kind: 'same' };
  const given = await Promise.all(
    endpoints.map(async (endpoint) => {
      try {
        const [logs, block] = await Promise.all([
          readLogs(endpoint, contracts, after + 1n, last.number, span),
          readBlock(endpoint, last.number),
        ]);
        return { endpoint, logs, hash: block?.hash ?? null, error: null };
      } catch (error) {
        return { endpoint, logs: [], hash: null, error };
      }
    }),
  );
  const silent = given.find(({ error }) => error !== null);
  if (silent !== undefined) return { kind: 'unread', endpoint: silent.endpoint, error: silent.error };
  if (given.some(({ hash }) => hash !== last.hash)) return { kind: 'moved' };
  const ends = anchors.map(({ number }) => number);
  const parts = given.map(({ endpoint, logs }) => ({ endpoint, parts: logsUpTo(ends, logs) }));
  for (const [at, anchor] of anchors.entries()) {
    const said = parts.map(({ endpoint, parts: each }) => {
      const logs = each[at] ?? [];
      return { endpoint, logs, digest: logDigest(logs) };
    });
    if (isSame(said, anchor)) continue;
    return { kind: 'differs', difference: { after: ends[at - 1] ?? after, anchor, said } };
  }
  return { kind: 'same' };
}

function isSame(said: readonly Said[], { digest }: AnchorLogs): boolean {
  const expected = digest ?? said[0]?.digest;
  return said.every((each) => each.digest === expected);
}

/** The logs of a range in as many answers as the endpoint needs. */
async function readLogs(
  endpoint: Endpoint,
  contracts: readonly Address[],
  from: bigint,
  to: bigint,
  span: Span,
): Promise<RawLog[]> {
  const found: RawLog[] = [];
  for (let next = from; next <= to;) {
    const { blocks } = span;
    const end = next + blocks - 1n < to ? next + blocks - 1n : to;
    try {
      const logs = await endpoint.request<RawLog[]>('eth_getLogs', [
        { address: contracts, fromBlock: hex(next), toBlock: hex(end) },
      ]);
      if (!Array.isArray(logs)) throw new EndpointError('The endpoint gave no logs.');
      found.push(...logs);
      next = end + 1n;
    } catch (error) {
      if (!(error instanceof RpcError) || end === next) throw error;
      // Another may have halved it meanwhile.
      const half = (end - next + 1n) / 2n;
      if (half < span.blocks) span.blocks = half;
    }
  }
  return found;
}

const hex = (value: bigint) => `0x${value.toString(16)}`;

/** A difference in a sentence for whoever runs the site. */
export function differenceText({ after, anchor, said }: Difference, liars: readonly Endpoint[] = []): string {
  const from = after + 1n;
  const place = from === anchor.number ? `In block ${from}` : `In blocks ${from} to ${anchor.number}`;
  const each = said.map(
    ({ endpoint, logs, digest }) =>
      `endpoint ${endpoint.index} gives ${logs.length} logs${digest === anchor.digest ? ', as the ledger has them' : ''}`,
  );
  const proven =
    liars.length === 0
      ? ''
      : ` The receipts prove that endpoint ${liars.map(({ index }) => index).join(' and ')} is wrong.`;
  return `${place} ${each.join('; ')}.${proven}`;
}
