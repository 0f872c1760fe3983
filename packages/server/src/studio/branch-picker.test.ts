// What the picker gives, from a branch made by hand.
import type { Branch } from '@lilape/domain/apes/branch';
import { expect, test } from 'vitest';
import { createBranchPicker } from '#studio/branch-picker.ts';

const ANN = `0x${'a1'.repeat(20)}` as const;
const BOB = `0x${'b2'.repeat(20)}` as const;
const KEY = `0x${'07'.repeat(32)}` as const;
const picker = createBranchPicker(KEY, { query: () => Promise.reject(new Error('nobody asks')) } as never);

const branchOf = (ids: readonly number[], wallet: string | null, minted = 0): Branch => ({
  perched: new Map(ids.map((id) => [id, wallet === null ? null : { wallet, untilSeconds: 100 }])),
  minted,
  strays: [],
  mint: () => undefined,
});

test('behavior: the wallet gets what it asks for, or its pick', () => {
  expect(picker.choose(branchOf([5, 6], null), ANN, 6, 0)).toBe(6);
  expect([5, 6]).toContain(picker.choose(branchOf([5, 6], null), ANN, undefined, 0));
  expect(picker.choose(branchOf([5], ANN), ANN, undefined, 99)).toBe(5);
  expect(picker.choose(branchOf([5], ANN), BOB, 5, 100)).toBe(5);
});

test.each([
  ['an ape that is not there', [5], null, 7, 'MINT_NOT_ON_BRANCH'],
  ['an ape that is held for another', [5], ANN, 5, 'MINT_NOT_ON_BRANCH'],
  ['any, while all are held for another', [5, 6], ANN, undefined, 'MINT_BRANCH_HELD'],
  ['any, when none is left', [], null, undefined, 'MINT_SOLD_OUT'],
])('error: %s', (_name, ids, holder, asked, code) => {
  expect(() => picker.choose(branchOf(ids, holder), BOB, asked, 99)).toThrow(
    expect.objectContaining({ code }) as Error,
  );
});

test('behavior: the key stays with the picker until the last sold ape is minted, its hash does not', () => {
  expect(picker.keyHash).toBe('0x4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0');
  expect(picker.revealedKey(branchOf([], null, 9_899))).toBeNull();
  expect(picker.revealedKey(branchOf([], null, 9_900))).toBe(KEY);
});
