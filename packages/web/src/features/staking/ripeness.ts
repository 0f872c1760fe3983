/** How a stake looks as a banana; pure. */
import { SECONDS_PER_DAY } from '@lilape/domain/staking/periods';

type Lock = { readonly startSeconds: number; readonly endSeconds: number };

/** Part of its lock that is over at `seconds` (unix), 0 to 1; 1 for good once it is. */
export function ripenessAt({ startSeconds, endSeconds }: Lock, seconds: number): number {
  const span = Math.max(endSeconds - startSeconds, SECONDS_PER_DAY);
  return Math.min(1, Math.max(0, (seconds - startSeconds) / span));
}

/** Size of its banana beside the largest of the same wallet, 0.67 to 1: by the root, so that areas compare as the amounts do. */
export function sizeOf(tokens: bigint, largest: bigint): number {
  const least = 0.67;
  if (largest <= 0n) return least;
  return Math.max(least, Math.sqrt(Number((tokens * 10_000n) / largest) / 10_000));
}
