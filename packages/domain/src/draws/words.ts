// Words of 32 bytes as contracts have them: numbers, addresses and hashes as bytes and as text. Pure.
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Bytes as text: 0x and two lower-case digits each. */
export type Hex = `0x${string}`;

const WORD_DIGITS = 64;

/** `abi.encode` of values of one word each: unsigned numbers, addresses and hashes. @throws RangeError beyond 256 bits */
export function encodeWords(...values: readonly (bigint | number | Hex)[]): Uint8Array {
  return hexToBytes(values.map(wordDigits).join(''));
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

function wordDigits(value: bigint | number | Hex): string {
  const digits = typeof value === 'string' ? value.slice(2) : BigInt(value).toString(16);
  if (digits.length > WORD_DIGITS || digits.startsWith('-')) throw new RangeError(`${value} is no word.`);
  return digits.padStart(WORD_DIGITS, '0');
}
