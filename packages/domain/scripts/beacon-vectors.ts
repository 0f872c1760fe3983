// Writes vectors/beacon.json: signatures of rounds with their seeds, points of messages, and what is no signature, by @noble/curves.
//   node packages/domain/scripts/beacon-vectors.ts
// The rounds of quicknet are as drand published them; the other keys are derived from a name.
import { writeFileSync } from 'node:fs';
import { QUICKNET, messageOf, seedOf } from '@lilape/domain/draws/beacon';
import {
  DOMAIN_TAG,
  decompress,
  decompressKey,
  publicKeyOf,
  signRound,
  verifySignature,
} from '@lilape/domain/draws/signature';
import { type Hex, bytesOf, encodeWords, hexOf } from '@lilape/domain/draws/words';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const { shortSignatures, G1, fields } = bls12_381;
type Point = ReturnType<typeof G1.Point.fromBytes>;

/** Rounds of quicknet and their signatures. @see https://api.drand.sh, randa-mu/bls-solidity, noislabs/drand-verify */
const published: readonly (readonly [number, Hex])[] = [
  [1, '0xb55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b'],
  [123, '0xb75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'],
  [
    1_000,
    '0xb44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  ],
  [
    1_001,
    '0xb33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
  ],
  [
    657_413,
    '0xb713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  ],
  [
    20_791_007,
    '0x8d2c8bbc37170dbacc5e280a21d4e195cff5f32a19fd6a58633fa4e4670478b5fb39bc13dd8f8c4372c5a76191198ac5',
  ],
  [
    20_905_307,
    '0x8a60486975062d9f06633c284cf1a7b46fb343f56f329f180530ca40a9e86320244f4fbfc37ae866cf25ef499665a31f',
  ],
];
const randomKeys = 64;

/** 128 bytes of a signature, which must be one. */
function uncompressed(signature: Uint8Array): Hex {
  const bytes = decompress(signature);
  if (bytes === null) throw new Error('This is no signature.');
  return hexOf(bytes);
}

function row(publicKey: Hex, round: number, signature: Uint8Array) {
  if (!verifySignature(publicKey, round, signature)) throw new Error(`Round ${round} is not verified.`);
  return {
    key: hexOf(decompressKey(publicKey)),
    round,
    signature: uncompressed(signature),
    compressed: hexOf(signature),
    seed: seedOf(signature),
  };
}

/** Keys and rounds that follow from a number, rounds of all sizes up to 40 bits. */
function randomRow(_: unknown, index: number) {
  const secret = sha256(utf8ToBytes(`beacon ${index}`));
  secret[0] = (secret[0] ?? 0) & 0x3f;
  const round = 1 + (Number(`0x${hexOf(sha256(secret)).slice(2, 12)}`) >>> 0) * (index % 2 === 0 ? 1 : 256);
  return row(publicKeyOf(secret), round, signRound(secret, round));
}

function messageRow(_: unknown, index: number) {
  const message = sha256(utf8ToBytes(`message ${index}`));
  return { message: hexOf(message), point: written(shortSignatures.hash(message, DOMAIN_TAG)) };
}

function written(point: Point): Hex {
  const { x, y } = point.toAffine();
  return coordinates(x, y);
}

function coordinates(x: bigint, y: bigint): Hex {
  const low = (1n << 256n) - 1n;
  return hexOf(encodeWords(x >> 256n, x & low, y >> 256n, y & low));
}

/** What a contract that waits for round 1,000 of quicknet must refuse. */
function refused() {
  const [good, next] = [published[2], published[3]].map((pair) =>
    G1.Point.fromBytes(bytesOf(pair?.[1] ?? '0x')),
  );
  if (good === undefined || next === undefined) throw new Error('There are seven.');
  const { x, y } = good.toAffine();
  const p = fields.Fp.ORDER;
  const whole = written(good);
  const message = shortSignatures.hash(messageOf(1_000), DOMAIN_TAG);
  const zeros = '0'.repeat(256);
  const rows: [string, Hex][] = [
    ['the other point of its x', written(good.negate())],
    ['of another round', written(next)],
    ['the point of the message itself', written(message)],
    ['infinity', `0x${zeros}`],
    ['off the curve', coordinates(x, y + 1n)],
    ['outside the subgroup', written(outside())],
    ['x beyond the prime', coordinates(x + p, y)],
    ['y beyond the prime', coordinates(x, y + p)],
    ['dirt above x', `0x01${whole.slice(4)}`],
    ['x and y swapped', coordinates(y, x)],
    ['compressed', published[2]?.[1] ?? '0x'],
    ['without zeros', `0x${whole.slice(34, 130)}${whole.slice(162)}`],
    ['a byte short', whole.slice(0, -2) as Hex],
    ['a byte long', `${whole}00`],
    ['twice', `${whole}${whole.slice(2)}`],
    ['nothing', '0x'],
    // e(-message, key) · e(infinity, …) · e(message, key) is one for any message.
    [
      'a pair of its own before it',
      `${written(message.negate())}${hexOf(decompressKey(QUICKNET.publicKey)).slice(2)}${zeros}`,
    ],
  ];
  return rows.map(([what, signature]) => ({ what, signature }));
}

/** A point of the curve that the subgroup does not have. */
function outside(): Point {
  const { Fp } = fields;
  for (let x = 1n; ; x++) {
    const square = Fp.add(Fp.pow(x, 3n), 4n);
    const y = Fp.sqrt(Fp.pow(square, (Fp.ORDER - 1n) / 2n) === 1n ? square : 0n);
    if (y === 0n) continue;
    const point = G1.Point.fromAffine({ x, y });
    if (!point.isTorsionFree()) return point;
  }
}

const list = (rows: readonly unknown[]) =>
  `[\n${rows.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]`;
const quicknet = published.map(([round, signature]) => row(QUICKNET.publicKey, round, bytesOf(signature)));
const random = Array.from({ length: randomKeys }, randomRow);
const messages = Array.from({ length: randomKeys }, messageRow);
writeFileSync(
  new URL('../vectors/beacon.json', import.meta.url),
  `{"generatedBy": "packages/domain/scripts/beacon-vectors.ts",\n"quicknet": ${list(quicknet)},\n"random": ${list(random)},\n"messages": ${list(messages)},\n"refused": ${list(refused())}}\n`,
);
