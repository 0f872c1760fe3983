// What logs say and where they stand, in 32 bytes: endpoints that give the same logs give the same digest.
import { firstIndex } from '@lilape/domain/first-index';
import { createHash } from 'node:crypto';
import type { Hex } from '#chain/blocks.ts';

/** The parts of a log that a digest covers. */
export type DigestedLog = {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockHash: Hex;
  readonly blockNumber: Hex;
  readonly logIndex: Hex;
};

/** SHA-256, in hex, of block hash, index, address, topics and data of each log, in chain order; of nothing where there are none. */
export function logDigest(logs: readonly DigestedLog[]): string {
  const hash = createHash('sha256');
  for (const { blockHash, logIndex, address, topics, data } of logs.toSorted(byPlace))
    hash.update(`${blockHash} ${BigInt(logIndex)} ${address} ${topics.join()} ${data}\n`.toLowerCase());
  return hash.digest('hex');
}

function byPlace(a: DigestedLog, b: DigestedLog): number {
  return Number(BigInt(a.blockNumber) - BigInt(b.blockNumber) || BigInt(a.logIndex) - BigInt(b.logIndex));
}

/** The logs up to each of `ends`, in ascending order, from behind the one before it. */
export function logsUpTo<L extends DigestedLog>(ends: readonly bigint[], logs: readonly L[]): L[][] {
  const parts: L[][] = ends.map(() => []);
  for (const log of logs) {
    const block = BigInt(log.blockNumber);
    parts[firstIndex(ends, (end) => end >= block)]?.push(log);
  }
  return parts;
}
