// Buckets of a history: their width, and how finer ones become wider ones.
import { describe, expect, test } from 'vitest';
import type { PurchaseGroup } from '#ledger/sale/history.ts';
import { bucketSeconds, joinSpans, widen } from './groups.ts';

describe('bucketSeconds', () => {
  test.each([
    ['no purchase', null, 1],
    ['one purchase', { firstSeconds: 1_800_000_000, lastSeconds: 1_800_000_000 }, 1],
    ['200 seconds make 200 buckets', { firstSeconds: 1_800_000_000, lastSeconds: 1_800_000_199 }, 1],
    ['201 seconds need wider ones', { firstSeconds: 1_800_000_000, lastSeconds: 1_800_000_200 }, 2],
    ['a day', { firstSeconds: 1_800_000_000, lastSeconds: 1_800_086_400 }, 512],
    ['a year', { firstSeconds: 1_800_000_000, lastSeconds: 1_831_536_000 }, 262_144],
  ])('behavior: %s', (_name, span, width) => {
    expect(bucketSeconds(span)).toBe(width);
  });
});

test('behavior: a span grows in both directions', () => {
  const a = { firstSeconds: 20, lastSeconds: 30 };
  expect(joinSpans(a, { firstSeconds: 10, lastSeconds: 25 })).toEqual({ firstSeconds: 10, lastSeconds: 30 });
  expect(joinSpans(a, null)).toEqual(a);
  expect(joinSpans(null, null)).toBe(null);
});

const group = (bucket: number, stage: number, lastBlock: bigint): PurchaseGroup => ({
  bucket,
  stage,
  purchases: 2,
  units: 3n,
  tokens: 5n,
  firstSeconds: bucket * 4,
  lastSeconds: bucket * 4 + 3,
  lastBlock,
});

test('behavior: wider buckets add up, each stage for itself', () => {
  const fine = [group(8, 0, 101n), group(9, 0, 103n), group(9, 1, 104n), group(12, 1, 110n)];
  expect(widen(fine, 4, 8)).toEqual([
    {
      bucket: 4,
      stage: 0,
      purchases: 4,
      units: 6n,
      tokens: 10n,
      firstSeconds: 32,
      lastSeconds: 39,
      lastBlock: 103n,
    },
    {
      bucket: 4,
      stage: 1,
      purchases: 2,
      units: 3n,
      tokens: 5n,
      firstSeconds: 36,
      lastSeconds: 39,
      lastBlock: 104n,
    },
    {
      bucket: 6,
      stage: 1,
      purchases: 2,
      units: 3n,
      tokens: 5n,
      firstSeconds: 48,
      lastSeconds: 51,
      lastBlock: 110n,
    },
  ]);
});
