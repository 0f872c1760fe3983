import {
  DEFAULT_LOCK_DAYS,
  PERIODS,
  apyBpsOf,
  isLockDays,
  lockSeconds,
  periodOf,
} from '@lilape/domain/staking/periods';
import { expect, test } from 'vitest';

test('behavior: locks and rates are those of the specification, §9 Staking', () => {
  expect(PERIODS).toEqual([
    { lockDays: 90, baseApyBps: 2_000, apeApyBps: 4_000 },
    { lockDays: 180, baseApyBps: 3_000, apeApyBps: 6_000 },
    { lockDays: 360, baseApyBps: 5_000, apeApyBps: 10_000 },
  ]);
  expect(DEFAULT_LOCK_DAYS).toBe(90);
});

test.each([
  [90, false, 2_000],
  [90, true, 4_000],
  [180, false, 3_000],
  [180, true, 6_000],
  [360, false, 5_000],
  [360, true, 10_000],
] as const)('behavior: %i days, with an ape: %s, pay %i hundredths of a percent', (days, doubled, bps) => {
  expect(apyBpsOf(days, doubled)).toBe(bps);
});

test.each([
  [90, 7_776_000],
  [180, 15_552_000],
  [360, 31_104_000],
] as const)('behavior: %i days are %i seconds', (days, seconds) => {
  expect(lockSeconds(days)).toBe(seconds);
});

test.each([0, 1, 89, 91, 365, -90, 90.5, Number.NaN, Infinity])('args: %s days are no lock', (days) => {
  expect([isLockDays(days), periodOf(days)]).toEqual([false, undefined]);
});
