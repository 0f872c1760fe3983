// Public beacons of randomness: their rounds, times and messages, and the seed that a signature gives. Pure; the curve is in signature.ts.
import { type Hex, hexOf } from '@lilape/domain/draws/words';
import { sha256 } from '@noble/hashes/sha2.js';

/** A beacon that signs the number of each round on G1 of BLS12-381, with a key on G2. */
export type Beacon = {
  /** Names it to those who serve it; null where nobody does. */
  readonly chainHash: string | null;
  /** 96 bytes, compressed. */
  readonly publicKey: Hex;
  /** Unix seconds of round 1. */
  readonly genesisSeconds: number;
  readonly periodSeconds: number;
};

/** When its rounds are due. */
export type BeaconTimes = Pick<Beacon, 'genesisSeconds' | 'periodSeconds'>;

/** A compressed signature, bytes. */
export const SIGNATURE_BYTES = 48;

/** drand's quicknet, of the League of Entropy. @see https://docs.drand.love/blog/2023/10/16/quicknet-is-live */
export const QUICKNET: Beacon = {
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '0x83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
};

/** When a round's signature is due, unix seconds. */
export function roundTime({ genesisSeconds, periodSeconds }: BeaconTimes, round: number): number {
  return genesisSeconds + (round - 1) * periodSeconds;
}

/** The first round that is due at a time (unix seconds) or later; 1 before the genesis. */
export function roundAtOrAfter({ genesisSeconds, periodSeconds }: BeaconTimes, seconds: number): number {
  return Math.max(1, 1 + Math.ceil((seconds - genesisSeconds) / periodSeconds));
}

/** What the beacon signs for a round: sha2-256 of its number as 8 bytes, the largest digit first. */
export function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}

/** The seed of a draw: sha2-256 of the compressed signature, the randomness that drand itself publishes. */
export function seedOf(signature: Uint8Array): Hex {
  if (signature.length !== SIGNATURE_BYTES) throw new RangeError('A compressed signature has 48 bytes.');
  return hexOf(sha256(signature));
}
