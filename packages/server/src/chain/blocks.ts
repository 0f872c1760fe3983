// Reads of blocks, in the few fields that the ledger needs.
import type { Endpoint } from '#chain/endpoints.ts';
import type { RawHeader } from '#chain/header.ts';

export type Hex = `0x${string}`;

export type BlockHead = {
  readonly number: bigint;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timeSeconds: number;
  /** Filter of the logs in it; null from an endpoint that shows none. */
  readonly logsBloom: Hex | null;
  /** All that the endpoint gave of it. */
  readonly header: RawHeader;
};

/** How far an endpoint sees: its newest block and those it calls safe and finalized. */
export type ChainView = {
  readonly endpoint: Endpoint;
  readonly latest: BlockHead;
  readonly safe: bigint;
  readonly finalized: bigint;
};

type RawBlock = RawHeader & { number: Hex; parentHash: Hex; timestamp: Hex; logsBloom?: Hex };

/** The block at a height or tag, or null if the endpoint has none there. */
export async function readBlock(endpoint: Endpoint, at: bigint | string): Promise<BlockHead | null> {
  const tag = typeof at === 'bigint' ? `0x${at.toString(16)}` : at;
  const raw = await endpoint.request<RawBlock | null>('eth_getBlockByNumber', [tag, false]);
  if (raw === null) return null;
  return {
    number: BigInt(raw.number),
    hash: raw.hash,
    parentHash: raw.parentHash,
    timeSeconds: Number(raw.timestamp),
    logsBloom: raw.logsBloom ?? null,
    header: raw,
  };
}

/**
 * Head, safe and finalized of an endpoint, in one batch; the latter two as they are known, where they are. A young chain
 * that has none of them has block 0.
 */
export async function readView(
  endpoint: Endpoint,
  known: Pick<ChainView, 'safe' | 'finalized'> | null = null,
): Promise<ChainView> {
  const [latest, safe, finalized] = await Promise.all([
    readBlock(endpoint, 'latest'),
    known?.safe ?? numberAt(endpoint, 'safe'),
    known?.finalized ?? numberAt(endpoint, 'finalized'),
  ]);
  if (latest === null) throw new Error('The endpoint has no blocks.');
  return { endpoint, latest, safe, finalized };
}

async function numberAt(endpoint: Endpoint, tag: string): Promise<bigint> {
  return (await readBlock(endpoint, tag))?.number ?? 0n;
}
