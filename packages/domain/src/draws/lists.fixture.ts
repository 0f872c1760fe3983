// The lists of vectors/draws.json, derived as the program that wrote it says; and lists of any kind for properties.
import type { Address } from '@lilape/domain/address';
import type { Weighted } from '@lilape/domain/draws/entrants';
import { type Hex, encodeWords, hexOf, numberOf } from '@lilape/domain/draws/words';
import { keccak_256 } from '@noble/hashes/sha3.js';
import * as fc from 'fast-check';

type Derivation = {
  readonly list: string;
  readonly rows: number;
  readonly bound: string;
  readonly whale: number | null;
};

/** The accounts and weights of a vector, in no order. */
export function derivedList({ list, rows, bound, whale }: Derivation): Weighted[] {
  const given = Array.from({ length: rows }, (_, row) => {
    const hash = keccak_256(encodeWords(list as Hex, row));
    return { account: hexOf(hash.subarray(12)), weight: numberOf(keccak_256(hash)) % BigInt(bound) };
  });
  const others = given.reduce((sum, { weight }, row) => sum + (row === whale ? 0n : weight), 0n);
  return given.map((row, at) => (at === whale ? { ...row, weight: 9_999n * others } : row));
}

/** Up to 40 accounts with weights of any size, some of them 0. */
export const anyList: fc.Arbitrary<Weighted[]> = fc.uniqueArray(
  fc.record({
    account: fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes): Address => hexOf(bytes)),
    weight: fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, 2n ** 112n)),
  }),
  { selector: ({ account }) => account, minLength: 1, maxLength: 40 },
);

/** A seed like any other. */
export const anySeed: fc.Arbitrary<Hex> = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hexOf);
