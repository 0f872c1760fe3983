import { releasedSharesDown } from '@lilape/domain/market/split';
import { allOutside, worstCasePpmDown } from '@lilape/domain/market/worst-case';
import vectors from '@lilape/domain/vectors/market';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, test } from 'vitest';

const WHOLE = 10n ** 18n;

test.each(vectors.worstCases)('behavior: $name keeps $ppm ppm', ({ pooled, outside, ppm }) => {
  expect(worstCasePpmDown(BigInt(pooled), BigInt(outside))).toBe(BigInt(ppm));
});

test('behavior: the figures of a fifth pooled', () => {
  expect(worstCasePpmDown(200n, 1_000n)).toBe(28_246n);
  expect(worstCasePpmDown(200n, 1_800n)).toBe(10_182n);
});

test('behavior: without a pool nothing is left', () => {
  expect(worstCasePpmDown(0n, 1n)).toBe(0n);
  expect(worstCasePpmDown(0n, 0n)).toBe(0n);
});

/** Thousandths of what was sold that lie outside the pools. */
const outside = (sold: bigint) => (1_000n * allOutside(sold, releasedSharesDown(sold).liquidity)) / sold;

test('behavior: all outside is 1.8 times what was sold, and 2.2 at a million raised', () => {
  expect(outside(10_000_000_000n * WHOLE)).toBe(1_800n);
  expect(outside(833_333_330n * WHOLE)).toBe(2_200n);
});

const bytesOf = (value: bigint) => Uint8Array.from(Buffer.from(value.toString(16).padStart(64, '0'), 'hex'));
const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const mask = (1n << 112n) - 1n;

test('behavior: 100,000 random states are those of a third program', () => {
  let digest: Uint8Array = new Uint8Array(32);
  for (let index = 0; index < vectors.states.count; index++) {
    const word = numberOf(sha256(bytesOf(BigInt(index))));
    const pooled = (word & mask) >> ((word >> 224n) % 100n);
    const sold = ((word >> 112n) & mask) >> ((word >> 240n) % 100n);
    const ppm = worstCasePpmDown(pooled === 0n ? 1n : pooled, sold);
    digest = sha256(Uint8Array.from([...digest, ...bytesOf(ppm)]));
  }
  expect(vectors.states.count).toBe(100_000);
  expect(`0x${Buffer.from(digest).toString('hex')}`).toBe(vectors.states.digest);
});
