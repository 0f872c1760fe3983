import { describe, expect, test } from 'vitest';
import { type AlertRules, alertsFor, isQuiet } from '@lilape/domain/posts/alerts';

const HOUR = 3_600_000;
/** Half past twelve of some day. */
const NOW = 20_000 * 24 * HOUR + 12.5 * HOUR;
const RULES: AlertRules = { isOn: true, leastUnits: 100n, mostAlone: 2, quietHours: null, language: 'en' };
const bought = (ordinal: number, chargedUnits = 100n, agoMs = 0) => ({
  txHash: '0x01',
  ordinal,
  chargedUnits,
  finalAtMs: NOW - agoMs,
});
const numbers = ({ reported, unreported }: ReturnType<typeof alertsFor>) => [
  reported.map((one) => one.map(({ ordinal }) => ordinal)),
  unreported.map(({ ordinal }) => ordinal),
];

test('behavior: few are announced alone, many together, in their order', () => {
  expect(numbers(alertsFor(RULES, [bought(0), bought(1)], NOW))).toEqual([[[0], [1]], []]);
  expect(numbers(alertsFor(RULES, [bought(0), bought(1), bought(2)], NOW))).toEqual([[[0, 1, 2]], []]);
});

describe('behavior: some are not announced, now or later', () => {
  test.each([
    ['small ones', RULES, bought(0, 99n)],
    ['those of an hour ago', RULES, bought(0, 100n, 3_600_000)],
    ['all while it is off', { ...RULES, isOn: false }, bought(0)],
    ['those of quiet hours', { ...RULES, quietHours: { from: 12, to: 13 } }, bought(0)],
  ] as const)('args: %s', (_, rules, one) => {
    expect(numbers(alertsFor(rules, [one], NOW))).toEqual([[], [0]]);
  });
  test('args: not one of a moment less', () => {
    expect(numbers(alertsFor(RULES, [bought(0, 100n, 3_599_999)], NOW))).toEqual([[[0]], []]);
  });
});

const quiet = (from: number, to: number) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => isQuiet({ from, to }, hour * HOUR));

test('behavior: quiet hours may go over midnight', () => {
  expect(quiet(22, 3)).toEqual([0, 1, 2, 22, 23]);
  expect(quiet(3, 5)).toEqual([3, 4]);
  expect(quiet(7, 7)).toEqual([]);
});
