/** What the calculator says, to the digit: the example of the page, the ends of the scale, both languages. */
import { expect, test } from 'vitest';
import { figuresFor, rowsFor } from './reckon.ts';
import { amountOf, firstAmount, firstReward, firstRewardInFull, type Wish } from './wish.ts';

const wish: Wish = { amountText: '', lockDays: 90, isDoubled: false, apeId: 0 };
const noonMs = new Date(2026, 10, 22, 12).getTime();
const whole = 10n ** 18n;

test('behavior: the sentence of the page: what is locked, earned, and when', () => {
  expect(figuresFor(1_000_000n * whole, { ...wish, lockDays: 180 }, noonMs, 'en')).toEqual({
    tokens: '1,000,000',
    days: '180',
    reward: '147,945.20',
    end: 'May 21, 2027',
    exact: '147,945.20547945205479452',
    apy: '30%',
    base: '147,945.20',
    double: '295,890.41',
    start: 'Nov 22, 2026',
    middle: 'Feb 20, 2027',
  });
});

test('behavior: with an ape it is twice as much, in Russian in Russian', () => {
  const figures = figuresFor(5n * whole, { ...wish, lockDays: 360, isDoubled: true }, noonMs, 'ru');
  expect(figures).toMatchObject({ tokens: '5', reward: '4,93', apy: '100%', end: '17 нояб. 2027 г.' });
});

test('behavior: the example that stands in the HTML is what the rule says', () => {
  const amount = amountOf({ amountText: firstAmount });
  expect(amount).toEqual({ ok: true, units: 1_000_000n * whole });
  const { reward, exact } = figuresFor(1_000_000n * whole, wish, noonMs, 'en');
  expect(reward.replaceAll(',', '')).toBe(firstReward);
  expect(exact.replaceAll(',', '')).toBe(firstRewardInFull);
});

test('behavior: one base unit earns nothing that could be paid, and nothing is rounded up', () => {
  expect(figuresFor(1n, wish, noonMs, 'en')).toMatchObject({ tokens: '0.000000000000000001', exact: '0' });
});

test('behavior: the table goes to the last day in steps of thirty', () => {
  expect(rowsFor(1_000_000n * whole, wish, noonMs, 'en')).toEqual([
    ['Dec 22, 2026', '16,438.35', '32,876.71'],
    ['Jan 21, 2027', '32,876.71', '65,753.42'],
    ['Feb 20, 2027', '49,315.06', '98,630.13'],
  ]);
  expect(rowsFor(whole, { ...wish, lockDays: 360 }, noonMs, 'en')).toHaveLength(12);
});
