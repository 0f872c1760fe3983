import { expect, test } from 'vitest';
import { formatList } from './word-list.ts';

test('behavior: one word stays alone, two are joined as each language says', () => {
  const both = ['USDT', 'USDC'];
  expect(formatList(['USDT'], 'en', 'disjunction')).toBe('USDT');
  expect([formatList(both, 'en'), formatList(both, 'en', 'disjunction')]).toEqual([
    'USDT and USDC',
    'USDT or USDC',
  ]);
  expect([formatList(both, 'ru'), formatList(both, 'ru', 'disjunction')]).toEqual([
    'USDT и USDC',
    'USDT или USDC',
  ]);
});
