import { parseAmountInput } from '@lilape/domain/amount-input';
import { expect, test } from 'vitest';

test.each([
  ['1', 1_000_000n],
  ['1.5', 1_500_000n],
  ['1,5', 1_500_000n],
  ['0,001', 1_000n],
  ['0.000001', 1n],
  [',5', 500_000n],
  ['.5', 500_000n],
  ['5.', 5_000_000n],
  ['1 000', 1_000_000_000n],
  ['1\u00a0000', 1_000_000_000n],
  ['1\u202f000,25', 1_000_250_000n],
  ["1'000.25", 1_000_250_000n],
  ['1,234.5', 1_234_500_000n],
  ['1.234,5', 1_234_500_000n],
  ['1,234,567', 1_234_567_000_000n],
  ['1.234.567', 1_234_567_000_000n],
  ['1.000', 1_000_000n],
  ['1234,567', 1_234_567_000n],
  ['0,123', 123_000n],
])('behavior: %j is %s units', (text, units) => {
  expect(parseAmountInput(text, 6)).toEqual({ ok: true, units });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['1,000', 'ambiguous'],
  ['12,500', 'ambiguous'],
  ['1.0000001', 'too-precise'],
  ['abc', 'not-a-number'],
  ['-1', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['.', 'not-a-number'],
  ['٣', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['12 34', 'not-a-number'],
  ["1 000'000", 'not-a-number'],
  ['Infinity', 'not-a-number'],
])('args: %j is %s', (text, fault) => {
  expect(parseAmountInput(text, 6)).toEqual({ ok: false, fault });
});

test.each([
  ['$5', 5_000_000n],
  ['$ 1,234.5', 1_234_500_000n],
  ['5 USDT', 5_000_000n],
  ['5usdt', 5_000_000n],
  ['USDT 0,5', 500_000n],
  ['5$', 5_000_000n],
  ['1 000 usdt', 1_000_000_000n],
])('behavior: %j is %s units of dollars in USDT', (text, units) => {
  expect(parseAmountInput(text, 6, ['$', 'USDT'])).toEqual({ ok: true, units });
});

test.each([
  ['5 USDC', 'not-a-number'],
  ['$5 USDT', 'not-a-number'],
  ['$$5', 'not-a-number'],
  ['$', 'empty'],
  ['$1,000', 'ambiguous'],
  ['$-5', 'not-a-number'],
  ['5 €', 'not-a-number'],
])('args: %j is %s where dollars and USDT are meant', (text, fault) => {
  expect(parseAmountInput(text, 6, ['$', 'USDT'])).toEqual({ ok: false, fault });
});

test('args: marks that nobody named are no part of a number', () => {
  expect(parseAmountInput('$5', 6)).toEqual({ ok: false, fault: 'not-a-number' });
});
