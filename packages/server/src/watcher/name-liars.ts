// Which of several endpoints that give different logs of a block are wrong: its receipts prove it.
import type { Address } from '@lilape/domain/address';
import { numberToHex } from 'viem';
import { type Hex, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { logDigest } from '#chain/log-digest.ts';
import type { RawLog } from '#chain/logs.ts';
import { readProvenLogs } from '#chain/receipts.ts';
import type { Difference, Said } from '#watcher/compare-logs.ts';

/** The endpoints that are wrong in the first block in which they differ; none where nobody proves what is right. */
export async function nameLiars(
  contracts: readonly Address[],
  { said }: Difference,
): Promise<readonly Endpoint[]> {
  const block = firstDiffering(said);
  if (block === null) return [];
  const hash = await sharedHash(said, block);
  const right = hash === null ? null : await provenDigest(contracts, said, block, hash);
  if (right === null) return [];
  return said.filter((each) => digestIn(each, block) !== right).map(({ endpoint }) => endpoint);
}

function firstDiffering(said: readonly Said[]): bigint | null {
  const blocks = [...new Set(said.flatMap(({ logs }) => logs.map(({ blockNumber }) => BigInt(blockNumber))))];
  const differs = (block: bigint) => new Set(said.map((each) => digestIn(each, block))).size > 1;
  return blocks.toSorted((a, b) => Number(a - b)).find(differs) ?? null;
}

function digestIn({ logs }: Said, block: bigint): string {
  return logDigest(logs.filter(({ blockNumber }) => BigInt(blockNumber) === block));
}

/** The hash that all have there; null where they do not agree. */
async function sharedHash(said: readonly Said[], block: bigint): Promise<Hex | null> {
  // Who does not answer proves nothing now; it is asked again with the next look.
  const blocks = await Promise.all(said.map(({ endpoint }) => readBlock(endpoint, block).catch(() => null)));
  const hash = blocks[0]?.hash ?? null;
  return blocks.every((each) => each?.hash === hash) ? hash : null;
}

async function provenDigest(
  contracts: readonly Address[],
  said: readonly Said[],
  block: bigint,
  hash: Hex,
): Promise<string | null> {
  const ours = new Set<string>(contracts.map((address) => address.toLowerCase()));
  for (const { endpoint } of said) {
    // Who does not give them may be asked again; another may give them now.
    const logs = await readProvenLogs(endpoint, hash).catch(() => null);
    if (logs !== null)
      return logDigest(placed(logs, block, hash).filter(({ address }) => ours.has(address.toLowerCase())));
  }
  return null;
}

/** What the root proves are the logs and their order; where they stand follows from that. */
function placed(logs: readonly RawLog[], block: bigint, blockHash: Hex): RawLog[] {
  const blockNumber = numberToHex(block);
  return logs.map((log, index) => ({ ...log, blockHash, blockNumber, logIndex: numberToHex(index) }));
}
