// The wink: in the ape's own colours, on the side to which it looks, safe under a strict policy.
import { expect, test } from 'vitest';
import { planOf } from './paint/plan.ts';
import { winkOf } from './wink.ts';

const isMirrored = (id: number) => winkOf(id).includes('matrix(-1 0 0 1 1024 0)');

test('behavior: it has the colours of its ape, and another ape has others', () => {
  expect(winkOf(4271)).not.toBe(winkOf(4272));
  expect(winkOf(4271)).toBe(winkOf(4271));
});

test('behavior: an ape that looks the other way winks on the other side', () => {
  expect([4271, 1500].map(isMirrored)).toEqual([true, false]);
});

test('behavior: the wink is held as the head is', () => {
  const turned = winkOf(4271 + [...Array(50).keys()].findIndex((by) => planOf(4271 + by).pose === 'turned'));
  expect(turned).toContain('rotate(4 ');
  expect(turned).toContain('matrix(0.9 ');
});

test('args: what is no ape does not wink', () => {
  expect(() => winkOf(0)).toThrow(RangeError);
});

test('behavior: it holds no style and no script', () => {
  expect(winkOf(1)).not.toMatch(/style=|<style|<script|\son\w+=/);
});
