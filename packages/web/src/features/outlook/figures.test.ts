import { outlookOf } from '@lilape/domain/market/outlook';
import { BASE_STAGES } from '@lilape/domain/presale/base-ladder';
import { expect, test } from 'vitest';
import { FIRST_STEP, raisedSteps, STAGE_TWO_STEP } from './raised-steps.ts';
import { allSoldPpm, gotPpm, sellingOf } from './selling.ts';

const dollars = (amount: bigint) => amount * 1_000_000n;
const million = dollars(1_000_000n);
const outlook = outlookOf(BASE_STAGES, million);

test('behavior: the slider goes from ten thousand dollars to the whole sale, through a million and the end of stage 1', () => {
  expect(raisedSteps[0]).toBe(dollars(10_000n));
  expect(raisedSteps[FIRST_STEP]).toBe(million);
  expect(raisedSteps[STAGE_TWO_STEP]).toBe(dollars(25_241_400_000n));
  expect(raisedSteps.at(-1)).toBe(dollars(347_069_250_000n));
  expect(raisedSteps).toHaveLength(48);
  expect(new Set(raisedSteps).size).toBe(48);
});

test.each([
  [1, 447_422n, 66_220n],
  [5, 82_811n, 142_446n],
  [10, 28_246n, 166_386n],
])('behavior: when %i of ten sell, the price keeps %i millionths and they get $%i', (tenths, left, got) => {
  const { leftPpm, proceedsUnits, paidUnits } = sellingOf(outlook, million, tenths);
  expect(leftPpm).toBe(left);
  expect(proceedsUnits / 1_000_000n).toBe(got);
  expect(paidUnits).toBe(dollars(100_000n) * BigInt(tenths));
});

test('behavior: who sells first gets most', () => {
  const got = gotPpm(outlook);
  expect(got.map((ppm) => Math.round(Number(ppm) / 10_000))).toEqual([66, 33, 20, 13, 10, 7, 6, 4, 4, 3]);
});

test('behavior: with all that exists outside the pools still less is left, least where prizes weigh most', () => {
  expect(allSoldPpm(outlook)).toBe(7_073n);
  expect(allSoldPpm(outlookOf(BASE_STAGES, dollars(25_241_400_000n)))).toBe(10_182n);
});
