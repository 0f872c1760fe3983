/** What the calculator says, to the digit: the example of the page, the ends of the scale, both languages. */
import { expect, test } from 'vitest';
import { amountOf, draft } from '../draft.ts';
import { daysOf, figuresFor, rowsFor } from './figures.ts';
import { tokensText } from './tokens-text.ts';

const terms = { lockDays: 90, isDoubled: false } as const;
const noonMs = new Date(2026, 10, 22, 12).getTime();
const whole = 10n ** 18n;

test('behavior: the sentence of the page: what is locked and earned', () => {
  expect(figuresFor(1_000_000n * whole, { ...terms, lockDays: 180 }, 'en')).toEqual({
    tokens: '1,000,000',
    reward: '147,945.20',
    exact: '147,945.20547945205479452',
    apy: '30%',
    base: '147,945.20',
    double: '295,890.41',
    gain: '147,945.20',
  });
});

test('behavior: its first, middle and last day', () => {
  expect(daysOf({ lockDays: 180 }, noonMs, 'en')).toEqual({
    start: 'Nov 22, 2026',
    middle: 'Feb 20, 2027',
    end: 'May 21, 2027',
  });
});

test('behavior: with an ape it is twice as much, in Russian in Russian', () => {
  const figures = figuresFor(5n * whole, { lockDays: 360, isDoubled: true }, 'ru');
  expect(figures).toMatchObject({ tokens: '5', reward: '4,93', apy: '100%' });
  expect(daysOf({ lockDays: 360 }, noonMs, 'ru').end).toBe('17 нояб. 2027');
});

test('behavior: the page opens with the example of a million, and what that earns to the last digit', () => {
  expect(amountOf(draft.initial)).toEqual({ ok: true, units: 1_000_000n * whole });
  const { reward, exact } = figuresFor(1_000_000n * whole, draft.initial, 'en');
  expect([reward, exact]).toEqual(['49,315.06', '49,315.068493150684931506']);
});

test('behavior: one base unit earns nothing that could be paid, and nothing is rounded up', () => {
  expect(figuresFor(1n, terms, 'en')).toMatchObject({ tokens: '0.000000000000000001', exact: '0' });
});

test('behavior: the table goes to the last day in steps of thirty', () => {
  expect(rowsFor(1_000_000n * whole, terms, noonMs, 'en')).toEqual([
    { day: 'Dec 22, 2026', base: '16,438.35', double: '32,876.71' },
    { day: 'Jan 21, 2027', base: '32,876.71', double: '65,753.42' },
    { day: 'Feb 20, 2027', base: '49,315.06', double: '98,630.13' },
  ]);
  expect(rowsFor(whole, { ...terms, lockDays: 360 }, noonMs, 'en')).toHaveLength(12);
});

test.each([
  [1_000n * whole, 2, '1,000'],
  [1_000n * whole + whole / 200n, 2, '1,000'],
  [1_000n * whole + whole / 10n, 2, '1,000.10'],
  [0n, 2, '0'],
  [1_000n * whole, 4, '1,000.0000'],
] as const)('behavior: %d units with %d decimals are "%s"', (units, places, text) => {
  expect(tokensText(units, 'en', places)).toBe(text);
});
