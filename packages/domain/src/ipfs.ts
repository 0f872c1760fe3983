// Addresses of files on IPFS: of one block each, so that the address is the hash of the bytes. @see RFC 4648, CIDv1
import { sha256 } from '@noble/hashes/sha2.js';

/** The largest file that is kept as one block, bytes. */
export const MAX_BLOCK_BYTES = 256 * 1024;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Version 1, codec raw, hash sha2-256 of 32 bytes. */
const PREFIX = Uint8Array.of(0x01, 0x55, 0x12, 0x20);
const SHAPE = /^bafkrei[a-h][a-z2-7]{50}[aeimquy4]$/;
const SCHEME = 'ipfs://';

/** Whether a line of `bytes`, its end included, goes into the next file, after one of `filled` bytes: each is filled before another is begun. */
export function isBlockFull(filled: number, bytes: number): boolean {
  return filled > 0 && filled + bytes > MAX_BLOCK_BYTES;
}

/** The CIDv1 of a file of one block, 59 characters. @throws RangeError for a file that is too large for one */
export function cidOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_BLOCK_BYTES) throw new RangeError('The file is too large for one block.');
  return cidOfDigest(sha256(bytes));
}

/** The CIDv1 of the file that has this sha2-256. */
export function cidOfDigest(digest: Uint8Array): string {
  return `b${base32(Uint8Array.of(...PREFIX, ...digest))}`;
}

/** Whether a text is the CID of a file of one block, written in the one right way. */
export function isCid(text: string): boolean {
  return SHAPE.test(text);
}

/** The sha2-256 in a CID. @throws RangeError unless `isCid` */
export function digestOfCid(cid: string): Uint8Array {
  if (!isCid(cid)) throw new RangeError(`${cid} is no CID of a file of one block.`);
  let bits = 0n;
  for (const letter of cid.slice(1)) bits = bits * 32n + BigInt(LETTERS.indexOf(letter));
  // 58 letters carry 290 bits: two of padding, and the prefix in front.
  const hex = (bits >> 2n).toString(16).padStart(72, '0').slice(8);
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The URI of a CID. */
export function ipfsUri(cid: string): string {
  return SCHEME + cid;
}

/** The CID in a URI, null unless it is one of a file of one block. */
export function cidOfUri(uri: string): string | null {
  const cid = uri.startsWith(SCHEME) ? uri.slice(SCHEME.length) : '';
  return isCid(cid) ? cid : null;
}

function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31] ?? '';
  }
  return bits === 0 ? text : text + (LETTERS[(held << (5 - bits)) & 31] ?? '');
}
