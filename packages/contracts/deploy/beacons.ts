// The beacons whose signatures decide draws: what packages/domain/src/draws publishes, compared by a test.
import type { Hex } from 'viem';

/** What `Draws` is given about a beacon. */
export type BeaconTerms = {
  /** unix seconds of round 1 */
  readonly genesis: bigint;
  /** seconds from one round to the next */
  readonly period: number;
  /** its public key as EIP-2537 has points on G2, 256 bytes */
  readonly key: Hex;
};

/** A point on G2 of four coordinates of 48 bytes: both parts of x, then of y, each behind 16 zero bytes. */
const keyOf = (...parts: readonly string[]): Hex =>
  `0x${parts.map((part) => '0'.repeat(32) + part).join('')}`;

/**
 * drand’s quicknet, of the League of Entropy.
 * @see https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/info
 */
export const quicknet = {
  genesis: 1_692_803_367n,
  period: 3,
  key: keyOf(
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
    '03cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451',
    '0e5db2b6bfbb01c867749cadffca88b36c24f3012ba09fc4d3022c5c37dce0f977d3adb5d183c7477c442b1f04515273',
    '01a714f2edb74119a2f2b0d5a7c75ba902d163700a61bc224ededd8e63aef7be1aaf8e93d7a9718b047ccddb3eb5d68b',
  ),
} as const satisfies BeaconTerms;

/** The beacon of the local chain, whose secret key everybody knows. */
export const localBeacon = {
  genesis: 1_692_803_367n,
  period: 3,
  key: keyOf(
    '1544778783d52c55a17f77335d137f88553bde2fa7b8d821994d1ffafe80f87b8b1c18c810ebef4225b61c0368b3ea1e',
    '04bd02a86fc544849309f66487f267ad2a63a13802682ceacf78220e8d73d9a9579cfbea94e34237accf361ab4f71dec',
    '0e3dec7d5349f56653e0ceb207d9f50e3b315004e9c80bd9c9b81b648449b3d8a17520a18f87dcb5669da4e4d1cdf0e1',
    '0b2ca538b1d2f4af3e0f77ba0a4481601576732954a43ffd0d12c566354d752616fcd79cfcdda8709a1ceb3c91bcf944',
  ),
} as const satisfies BeaconTerms;
