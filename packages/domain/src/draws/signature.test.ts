// Rounds of quicknet as drand published them; points and encodings that are no signature.
import { QUICKNET, roundAtOrAfter, roundTime, seedOf } from '@lilape/domain/draws/beacon';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import {
  compress,
  compressKey,
  decompress,
  decompressKey,
  verifySignature,
} from '@lilape/domain/draws/signature';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { expect, test } from 'vitest';

const ROUNDS = [
  {
    round: 1,
    signature:
      '0xb55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
    randomness: '0x1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a',
  },
  {
    round: 123,
    signature:
      '0xb75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
    randomness: '0xfb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc',
  },
  {
    round: 1_000,
    signature:
      '0xb44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    randomness: '0xfe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  {
    round: 20_791_007,
    signature:
      '0x8d2c8bbc37170dbacc5e280a21d4e195cff5f32a19fd6a58633fa4e4670478b5fb39bc13dd8f8c4372c5a76191198ac5',
    randomness: '0xf4ad45db792e14676c62891989b804504e09bf0029cd472143d958649ab3c88a',
  },
  {
    round: 20_905_307,
    signature:
      '0x8a60486975062d9f06633c284cf1a7b46fb343f56f329f180530ca40a9e86320244f4fbfc37ae866cf25ef499665a31f',
    randomness: '0x1e59991c53740175e0e19e9889475267c54381beea6fdd9f8c020df1656cb90e',
  },
];
const [, , thousandth] = ROUNDS.map(({ signature }) => bytesOf(signature));
if (thousandth === undefined) throw new Error('There are five.');

test.each(ROUNDS)('behavior: round $round of quicknet is verified, and no other round is', (published) => {
  const signature = bytesOf(published.signature);
  expect(verifySignature(QUICKNET.publicKey, published.round, signature)).toBe(true);
  expect(verifySignature(QUICKNET.publicKey, published.round + 1, signature)).toBe(false);
  expect(verifySignature(LOCAL_BEACON.publicKey, published.round, signature)).toBe(false);
  expect(seedOf(signature)).toBe(published.randomness);
});

test('behavior: points as randa-mu/bls-solidity has them, with the zeros of EIP-2537 in front', () => {
  const zeros = '0'.repeat(32);
  const x =
    '0d2c8bbc37170dbacc5e280a21d4e195cff5f32a19fd6a58633fa4e4670478b5fb39bc13dd8f8c4372c5a76191198ac5';
  const y =
    '0823ff37364b4060af65c7ec4dde05a428e4a444713680d95c34a4b109f112af1792643c742b75d85940c4bdcfdfbfa1';
  const uncompressed = decompress(bytesOf(`0x8${x.slice(1)}`));
  expect(uncompressed && hexOf(uncompressed)).toBe(`0x${zeros}${x}${zeros}${y}`);
  const key = [
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    '03cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451',
    '0e5db2b6bfbb01c867749cadffca88b36c24f3012ba09fc4d3022c5c37dce0f977d3adb5d183c7477c442b1f04515273',
    '01a714f2edb74119a2f2b0d5a7c75ba902d163700a61bc224ededd8e63aef7be1aaf8e93d7a9718b047ccddb3eb5d68b',
  ];
  expect(hexOf(decompressKey(QUICKNET.publicKey))).toBe(`0x${key.map((part) => zeros + part).join('')}`);
});

test('behavior: compressed again it is the same, and so is the other half of the curve', () => {
  for (const { publicKey } of [QUICKNET, LOCAL_BEACON])
    expect(compressKey(decompressKey(publicKey))).toBe(publicKey);
  for (const published of ROUNDS) {
    const signature = bytesOf(published.signature);
    expect(compress(decompress(signature) ?? new Uint8Array())).toEqual(signature);
  }
  const negated = bls12_381.G1.Point.fromBytes(thousandth).negate().toBytes(true);
  expect(compress(decompress(negated) ?? new Uint8Array())).toEqual(negated);
  expect(verifySignature(QUICKNET.publicKey, 1_000, negated)).toBe(false);
});

test.each([
  ['infinity', Uint8Array.of(0xc0, ...new Uint8Array(47))],
  ['infinity with another bit', Uint8Array.of(0xe0, ...new Uint8Array(47))],
  ['a point outside the subgroup', Uint8Array.of(0x80, ...new Uint8Array(46), 4)],
  ['no point of the curve', Uint8Array.of(0x80, ...new Uint8Array(46), 1)],
  ['a coordinate beyond the field', Uint8Array.of(0x9f, ...new Uint8Array(47).fill(0xff))],
  ['the mark of compression left out', Uint8Array.of((thousandth[0] ?? 0) & 0x7f, ...thousandth.slice(1))],
  ['one byte more', Uint8Array.of(...thousandth, 0)],
  ['nothing', new Uint8Array()],
])('error: %s is no signature', (_, signature) => {
  expect(verifySignature(QUICKNET.publicKey, 1_000, signature)).toBe(false);
  expect(decompress(signature)).toBeNull();
});

test('error: coordinates that are no point of the group are not compressed', () => {
  expect(compress(new Uint8Array(128))).toBeNull();
  expect(compress(new Uint8Array(128).fill(1))).toBeNull();
  expect(compress(new Uint8Array(96))).toBeNull();
});

test('behavior: the beacon of the local chain, as its contract is deployed with', () => {
  expect(LOCAL_BEACON.publicKey).toBe(
    '0x84bd02a86fc544849309f66487f267ad2a63a13802682ceacf78220e8d73d9a9579cfbea94e34237accf361ab4f71dec1544778783d52c55a17f77335d137f88553bde2fa7b8d821994d1ffafe80f87b8b1c18c810ebef4225b61c0368b3ea1e',
  );
  expect(hexOf(signLocalRound(1))).toBe(
    '0x8bce4c18473beaa5e07e9eedb293cad156706174212535949a7c6fe2820b69ee9382e54aed61375cbc0e5abd6069b90d',
  );
  expect(verifySignature(LOCAL_BEACON.publicKey, 7, signLocalRound(7))).toBe(true);
});

test('behavior: rounds and their times', () => {
  expect(roundTime(QUICKNET, 1)).toBe(1_692_803_367);
  expect(roundTime(QUICKNET, 1_000)).toBe(1_692_806_364);
  expect(roundAtOrAfter(QUICKNET, 1_692_806_364)).toBe(1_000);
  expect(roundAtOrAfter(QUICKNET, 1_692_806_365)).toBe(1_001);
  expect(roundAtOrAfter(QUICKNET, 0)).toBe(1);
});

test('error: a seed is made of a compressed signature only', () => {
  expect(() => seedOf(new Uint8Array(96))).toThrow(RangeError);
});
