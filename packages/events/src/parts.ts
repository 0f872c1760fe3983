// How the lines of the published ledger are cut into files of one block each. The lines alone decide.
import { MAX_BLOCK_BYTES } from '@lilape/domain/ipfs';

/** Whether a line of `bytes`, its end included, goes into the next part, after a part of `filled` bytes. */
export function isPartFull(filled: number, bytes: number): boolean {
  return filled > 0 && filled + bytes > MAX_BLOCK_BYTES;
}
