import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitBeforeNext } from '@lilape/domain/posts/pace';

const minute = (from: number) => Array.from({ length: 20 }, (_, index) => from + 2_000 * index);

test('behavior: the first goes at once, the next a second later', () => {
  expect(waitBeforeNext([], 0)).toBe(0);
  expect(waitBeforeNext([5_000], 5_000)).toBe(1_050);
  expect(waitBeforeNext([1_000, 5_000], 6_000)).toBe(50);
  expect(waitBeforeNext([5_000], 6_050)).toBe(0);
});

test('behavior: after twenty in a minute the first of them has to be a minute ago', () => {
  expect(waitBeforeNext(minute(0), 40_000)).toBe(20_050);
  expect(waitBeforeNext(minute(0).slice(1), 40_000)).toBe(0);
});

test('behavior: whoever waits so never sends more than the group takes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 30, maxLength: 80 }), (pauses) => {
      const sent: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        now += waitBeforeNext(sent, now);
        sent.push(now);
      }
      const gaps = (over: number) => sent.slice(over).map((at, index) => at - (sent[index] ?? 0));
      expect(Math.min(...gaps(1))).toBeGreaterThan(1_000);
      expect(Math.min(...gaps(20))).toBeGreaterThan(60_000);
    }),
  );
});

test('behavior: what went by a clock that was set back since holds back nobody', () => {
  expect(waitBeforeNext([1_800_000_000_000 + 5 * 3_600_000], 1_800_000_000_000)).toBe(0);
  expect(waitBeforeNext([1_800_000_000_000 + 30_000], 1_800_000_000_000)).toBe(31_050);
});
