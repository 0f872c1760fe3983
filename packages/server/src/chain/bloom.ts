// The bloom filter in a block's header: what it says for sure about the logs in the block. @see Yellow Paper §4.3.1
import { hexToBytes, keccak256 } from 'viem';
import type { Hex } from '#chain/blocks.ts';

const BYTES = 256;
/** With more of its bits set a filter says "perhaps" to almost everything, as on a busy chain. */
const TELLING_BITS = (BYTES * 8) / 4;

/** Whether a filter is empty enough that its "perhaps" means something. */
export function isTelling(bloom: Hex): boolean {
  let bits = 0;
  for (const byte of hexToBytes(bloom)) for (let rest = byte; rest > 0; rest &= rest - 1) bits += 1;
  return bits <= TELLING_BITS;
}

/** Whether a block with this filter may hold a log of the contract or with the topic `value`; false is certain. */
export function mayHold(bloom: Hex, value: Hex): boolean {
  const filter = hexToBytes(bloom);
  const hash = hexToBytes(keccak256(value));
  return [0, 2, 4].every((at) => {
    const bit = (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 0x7ff;
    return ((filter[BYTES - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0;
  });
}
