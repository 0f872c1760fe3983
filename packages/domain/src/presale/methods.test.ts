import { methodTerms, minimumText, parsePaymentToken } from '@lilape/domain/presale/methods';
import { expect, test } from 'vitest';

test.each([
  ['ETH', '0.001'],
  ['USDT', '1'],
  ['USDC', '1'],
  ['CARD', '10'],
] as const)('behavior: of %s at least %s is taken (spec §9)', (method, text) => {
  expect(methodTerms(method).method).toBe(method);
  expect(minimumText(method)).toBe(text);
});

test('args: a method that does not exist has no terms', () => {
  expect(() => methodTerms('DOGE' as 'ETH')).toThrow(new RangeError('no payment method DOGE'));
});

test.each([
  ['USDT', 'USDT'],
  ['usdc', 'USDC'],
  ['Usdt', 'USDT'],
  ['ETH', undefined],
  ['', undefined],
  ['USDTT', undefined],
])('behavior: %j names the payment token %s', (text, coin) => {
  expect(parsePaymentToken(text)).toBe(coin);
});
