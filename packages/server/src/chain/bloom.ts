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

/** Of the few values that are asked for, each is hashed once. */
const bitsOf = new Map<Hex, readonly number[]>();

/** The three bits that a value sets, counted from the filter's end. */
export function bits(value: Hex): readonly number[] {
  const known = bitsOf.get(value);
  if (known !== undefined) return known;
  const hash = hexToBytes(keccak256(value));
  const found = [0, 2, 4].map((at) => (((hash[at] ?? 0) << 8) | (hash[at + 1] ?? 0)) & 0x7ff);
  bitsOf.set(value, found);
  return found;
}

/** Whether a block with this filter may hold a log of the contract or with the topic `value`; false is certain. */
export function mayHold(bloom: Hex, value: Hex): boolean {
  return bits(value).every((bit) => {
    // Four bits a digit, from the end.
    const digit = Number.parseInt(bloom[bloom.length - 1 - (bit >> 2)] ?? '0', 16);
    return (digit & (1 << (bit & 3))) !== 0;
  });
}
