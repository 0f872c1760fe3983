// Addresses as text: their form and their EIP-55 checksum.
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Address = `0x${string}`;

export type AddressFault = 'format' | 'checksum' | 'zero';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** The EIP-55 form of a well-formed address. @see https://eips.ethereum.org/EIPS/eip-55 */
export function checksumAddress(address: string): Address {
  const hex = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)));
  const mixed = Array.from(hex, (char, i) =>
    Number.parseInt(hash.charAt(i), 16) >= 8 ? char.toUpperCase() : char,
  );
  return `0x${mixed.join('')}`;
}

/**
 * The address in lower case, or what is wrong with it: not 0x and 40 hex digits, mixed case that fails the
 * EIP-55 checksum, or the zero address. All-lower and all-upper case carry no checksum and are accepted.
 * @see spec §5 wallet address format
 */
export function parseAddress(
  text: string,
): { ok: true; address: Address } | { ok: false; fault: AddressFault } {
  if (!ADDRESS.test(text)) return { ok: false, fault: 'format' };
  const hex = text.slice(2);
  const hasChecksum = hex !== hex.toLowerCase() && hex !== hex.toUpperCase();
  if (hasChecksum && checksumAddress(text) !== text) return { ok: false, fault: 'checksum' };
  const address: Address = `0x${hex.toLowerCase()}`;
  return /^0x0+$/.test(address) ? { ok: false, fault: 'zero' } : { ok: true, address };
}
