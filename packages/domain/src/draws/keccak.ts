// Keccak-256 of the few words that a tree is made of: in one state for all, since a list has hundreds of thousands. Pure.
import { keccakP, keccak_256 } from '@noble/hashes/sha3.js';

/** Bytes that are mixed in at once. @see FIPS 202, capacity 512 */
const RATE = 136;
const HASH_BYTES = 32;

const state = new Uint32Array(50);
const bytes = new Uint8Array(state.buffer);
/** The state is kept with the lowest byte of a word first, as every machine that we know of has it. */
const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** keccak256 of less than 136 bytes; of more it is the library's. */
export function keccak(input: Uint8Array): Uint8Array {
  if (input.length >= RATE || !isLittleEndian) return keccak_256(input);
  state.fill(0);
  bytes.set(input);
  // The padding of Keccak as Ethereum has it: a one behind the input, a one at the end.
  bytes[input.length] = 0x01;
  bytes[RATE - 1] = (bytes[RATE - 1] ?? 0) | 0x80;
  keccakP(state, 24);
  return bytes.slice(0, HASH_BYTES);
}
