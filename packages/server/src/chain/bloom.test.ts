import { expect, test } from 'vitest';
import { isTelling, mayHold } from './bloom.ts';

const withBits = (...bits: number[]): `0x${string}` => {
  const bytes = Buffer.alloc(256);
  for (const bit of bits) bytes[255 - (bit >> 3)] = (bytes[255 - (bit >> 3)] ?? 0) | (1 << (bit & 7));
  return `0x${bytes.toString('hex')}`;
};

// keccak256 of nothing begins c5d2 4601 86f7: bits 0x5d2, 0x601 and 0x6f7.
test('behavior: a value may be held where all of its three bits are set', () => {
  expect(mayHold(withBits(0x5d2, 0x601, 0x6f7, 9), '0x')).toBe(true);
});

test.each([[0x601, 0x6f7], [0x5d2, 0x6f7], [0x5d2, 0x601], []])(
  'behavior: one bit missing of %o is certain',
  (...bits) => {
    expect(mayHold(withBits(...bits), '0x')).toBe(false);
  },
);

test('args: a filter with a quarter of its bits set still tells, with one more it does not', () => {
  const bits = Array.from({ length: 513 }, (_, i) => i * 3);
  expect(isTelling(withBits(...bits.slice(1)))).toBe(true);
  expect(isTelling(withBits(...bits))).toBe(false);
});
