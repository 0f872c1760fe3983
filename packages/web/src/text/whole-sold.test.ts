/** Whole LILAPE sold and left. */
import { expect, test } from 'vitest';
import { wholeLeft } from '#shell/live/whole-left.ts';
import { wholeSold } from './whole-sold.ts';

test.each([
  ['6266070.714285714285714285', 3, 23_733_929n, 6_266_071n],
  ['10000000', 3, 20_000_000n, 10_000_000n],
  ['0.000000000000000001', 3, 29_999_999n, 1n],
  ['0', 10, 100_000_000n, 0n],
])('behavior: with %s left in stage %i, sold and left add up to its end', (text, stage, sold, left) => {
  const info = { current_stage: stage, tokens_per_stage: '10000000', tokens_left_in_stage: text };
  expect(wholeLeft(text)).toBe(left);
  expect(wholeSold(info)).toBe(sold);
});
