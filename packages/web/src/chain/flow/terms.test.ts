/** What is kept of terms is looked at before it is believed. */
import { expect, test } from 'vitest';
import { addressField, listField, termsFormat, unitsField, wordField } from './terms.ts';

const account = '0xF414000000000000000000000000000000000001';
const coin = wordField(['USDT', 'USDC']);
const coins = listField(coin);

test.each([
  ['units', unitsField, '25000000', 25_000_000n],
  ['units', unitsField, '0', 0n],
  ['units', unitsField, '9'.repeat(78), BigInt('9'.repeat(78))],
  ['units', unitsField, '9'.repeat(79), undefined],
  ['units', unitsField, '-1', undefined],
  ['units', unitsField, 'much', undefined],
  ['units', unitsField, 25, undefined],
  ['an address', addressField, account, account],
  ['an address', addressField, '0x1', undefined],
  ['an address', addressField, 5, undefined],
  ['a word', coin, 'USDT', 'USDT'],
  ['a word', coin, 'USDC', 'USDC'],
  ['a word', coin, 'EUR', undefined],
  ['a list', coins, ['USDC', 'USDT'], ['USDC', 'USDT']],
  ['a list', coins, [], []],
  ['a list', coins, ['USDC', 'EUR'], undefined],
  ['a list', coins, 'USDC', undefined],
])('behavior: as %s, %o: %j', (_, field, kept, expected) => {
  expect(field.read(kept)).toEqual(expected);
});

const format = termsFormat<{ units: bigint; coins: readonly ('USDT' | 'USDC')[] }>({
  units: unitsField,
  coins,
});

test('behavior: terms are written field by field, and read again', () => {
  const kept = { units: '7', coins: ['USDC'] };
  expect(format.write({ units: 7n, coins: ['USDC'] })).toEqual(kept);
  expect(format.read(kept)).toEqual({ units: 7n, coins: ['USDC'] });
});

test.each([{ units: '7' }, { units: 7, coins: [] }, null, 'terms', undefined])(
  'behavior: %j is no terms',
  (kept) => {
    expect(format.read(kept)).toBeNull();
  },
);
