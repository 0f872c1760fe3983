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
  const sorted = logs.toSorted(byPosition);
  for (let from = 0; from < sorted.length; from += LINES_AT_ONCE)
    hash.update(
      sorted
        .slice(from, from + LINES_AT_ONCE)
        .map(lineOf)
        .join('')
        .toLowerCase(),
      'latin1',
    );
  return hash.digest('hex');
}

/** Each call of the hash costs as much as hashing a line. */
const LINES_AT_ONCE = 100;

function lineOf({ blockHash, logIndex, address, topics, data }: DigestedLog): string {
  return `${blockHash} ${Number(logIndex)} ${address} ${topics.join()} ${data}\n`;
}

/** Numbers of blocks and logs are far below 2^53. */
function byPosition(a: DigestedLog, b: DigestedLog): number {
  return Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex);
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
