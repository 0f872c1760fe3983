// The wink: in the ape's own colours, on the side to which it looks, safe under a strict policy.
import { expect, test } from 'vitest';
import { winkOf } from './wink.ts';

const isMirrored = (id: number) => winkOf(id).includes('matrix(-1 0 0 1 1024 0)');

test('behavior: it has the colours of its ape, and another ape has others', () => {
  expect(winkOf(4271)).not.toBe(winkOf(4272));
  expect(winkOf(4271)).toBe(winkOf(4271));
});

test('behavior: an ape that looks the other way winks on the other side', () => {
  expect([4271, 1500].map(isMirrored)).toEqual([true, false]);
});

test('args: what is no ape does not wink', () => {
  expect(() => winkOf(0)).toThrow(RangeError);
});

test('behavior: it holds no style and no script', () => {
  expect(winkOf(1)).not.toMatch(/style=|<style|<script|\son\w+=/);
});
