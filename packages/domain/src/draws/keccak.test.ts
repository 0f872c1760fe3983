import { keccak } from '@lilape/domain/draws/keccak';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { expect, test } from 'vitest';

test('behavior: of every length it is what the library says', () => {
  for (let length = 0; length < 300; length++) {
    const input = new Uint8Array(length).fill(length + 1);
    expect(keccak(input)).toEqual(keccak_256(input));
  }
});
