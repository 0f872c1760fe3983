// Signatures of a beacon on BLS12-381: their check, and the encodings that contracts read. Weighs 30 kB: load it where it is needed.
import { SIGNATURE_BYTES, messageOf } from '@lilape/domain/draws/beacon';
import { type Hex, bytesOf, encodeWords, hexOf, numberOf } from '@lilape/domain/draws/words';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures, G1, G2 } = bls12_381;

/** The suite of quicknet, RFC 9380. @see https://github.com/drand/drand */
export const DOMAIN_TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

type PointOnG1 = ReturnType<typeof G1.Point.fromBytes>;

/**
 * Whether a compressed signature is the one that a key (96 bytes, compressed) gives a round. Never throws: whatever is
 * no point of the group, infinity, or written in another way, is not.
 */
export function verifySignature(publicKey: Hex, round: number, signature: Uint8Array): boolean {
  const point = parsePoint(signature);
  if (point === null) return false;
  return shortSignatures.verify(point, messagePoint(round), keyPoint(publicKey));
}

/** A signature as the precompiles of EIP-2537 read it: x and y of 64 bytes each; null for what is no signature. */
export function decompress(signature: Uint8Array): Uint8Array | null {
  const point = parsePoint(signature);
  if (point === null) return null;
  const { x, y } = point.toAffine();
  return joined([x, y]);
}

/** The compressed form of a signature of 128 bytes; null for what is no signature. */
export function compress(uncompressed: Uint8Array): Uint8Array | null {
  if (uncompressed.length !== 128) return null;
  const x = numberOf(uncompressed.subarray(0, 64));
  const y = numberOf(uncompressed.subarray(64));
  try {
    return checked(G1.Point.fromAffine({ x, y }))?.toBytes(true) ?? null;
  } catch {
    // The library's only way to say that the numbers are no point.
    return null;
  }
}

/** A public key as the precompiles read it: 256 bytes, both parts of x, then of y. @throws Error for what is no key */
export function decompressKey(publicKey: Hex): Uint8Array {
  const { x, y } = keyPoint(publicKey).toAffine();
  return joined([x.c0, x.c1, y.c0, y.c1]);
}

/** The compressed form of a key of 256 bytes. @throws Error for what is no key */
export function compressKey(uncompressed: Uint8Array): Hex {
  const [c0, c1, d0, d1] = [0, 64, 128, 192].map((at) => numberOf(uncompressed.subarray(at, at + 64)));
  const x = { c0: c0 ?? 0n, c1: c1 ?? 0n };
  const y = { c0: d0 ?? 0n, c1: d1 ?? 0n };
  const point = G2.Point.fromAffine({ x, y });
  point.assertValidity();
  return hexOf(point.toBytes(true));
}

/** The compressed public key of a secret one. */
export function publicKeyOf(secretKey: Uint8Array): Hex {
  return hexOf(shortSignatures.getPublicKey(secretKey).toBytes(true));
}

/** The compressed signature that a secret key gives a round. */
export function signRound(secretKey: Uint8Array, round: number): Uint8Array {
  return shortSignatures.sign(messagePoint(round), secretKey).toBytes(true);
}

function messagePoint(round: number): PointOnG1 {
  return shortSignatures.hash(messageOf(round), DOMAIN_TAG);
}

function keyPoint(publicKey: Hex): ReturnType<typeof G2.Point.fromBytes> {
  const point = G2.Point.fromBytes(bytesOf(publicKey));
  point.assertValidity();
  return point;
}

function parsePoint(signature: Uint8Array): PointOnG1 | null {
  if (signature.length !== SIGNATURE_BYTES) return null;
  try {
    const point = checked(G1.Point.fromBytes(signature));
    // The one right way to write it: a second one would give a second seed.
    return point !== null && hexOf(point.toBytes(true)) === hexOf(signature) ? point : null;
  } catch {
    // The library's only way to say that the bytes are no point.
    return null;
  }
}

function checked(point: PointOnG1): PointOnG1 | null {
  point.assertValidity();
  return point.is0() ? null : point;
}

/** Numbers as 64 bytes each. */
function joined(numbers: readonly bigint[]): Uint8Array {
  return encodeWords(...numbers.flatMap((number) => [number >> 256n, number & ((1n << 256n) - 1n)]));
}
