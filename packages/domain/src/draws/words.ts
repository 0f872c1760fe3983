// Words of 32 bytes as contracts have them: numbers, addresses and hashes as bytes and as text. Pure.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Bytes as text: 0x and two lower-case digits each. */
export type Hex = `0x${string}`;

const WORD_BYTES = 32;

/** `abi.encode` of values of one word each: unsigned numbers, addresses and hashes. @throws RangeError beyond 256 bits */
export function encodeWords(...values: readonly (bigint | number | Hex)[]): Uint8Array {
  const bytes = new Uint8Array(WORD_BYTES * values.length);
  const view = new DataView(bytes.buffer);
  for (let word = 0; word < values.length; word++) {
    const value = values[word];
    const end = WORD_BYTES * (word + 1);
    if (typeof value === 'string') bytes.set(textBytes(value), end - (value.length - 2) / 2);
    else writeNumber(view, end, BigInt(value ?? 0));
  }
  return bytes;
}

/** Bytes as text. */
export function hexOf(bytes: Uint8Array): Hex {
  return `0x${bytesToHex(bytes)}`;
}

/** Text as bytes. @throws Error unless it is 0x and pairs of digits */
export function bytesOf(hex: string): Uint8Array {
  if (!hex.startsWith('0x')) throw new RangeError(`${hex} does not begin with 0x.`);
  return hexToBytes(hex.slice(2));
}

/** The number that bytes spell, the largest digit first. */
export function numberOf(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(hexOf(bytes));
}

function textBytes(value: Hex): Uint8Array {
  if (value.length > 2 + 2 * WORD_BYTES) throw new RangeError(`${value} is no word.`);
  return hexToBytes(value.slice(2));
}

/** Writes a number so that it ends at `end`, eight bytes at a time for as long as there is any of it left. */
function writeNumber(view: DataView, end: number, value: bigint): void {
  if (value < 0n || value >> 256n !== 0n) throw new RangeError(`${value} is no word.`);
  let left = value;
  for (let at = end - 8; left > 0n; at -= 8) {
    view.setBigUint64(at, BigInt.asUintN(64, left));
    left >>= 64n;
  }
}
