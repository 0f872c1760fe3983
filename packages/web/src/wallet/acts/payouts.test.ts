/** What is said once an act after the sale is done. */
import { expect, test } from 'vitest';
import { refunding } from './payouts.tsx';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const both = { account, usdtUnits: 60_000_000n, usdcUnits: 1_250_500_000n, hash: null } as const;
const said = (coins: readonly ('USDT' | 'USDC')[], language: 'en' | 'ru') =>
  refunding.ending({ status: 'success', outcome: { ...both, coins }, hash: undefined }, language)?.sentence;

test('behavior: both coins that came back are named', () => {
  expect(said(['USDT', 'USDC'], 'en')).toEqual({
    title: 'Refunded',
    text: '60 USDT + 1,250.5 USDC are in 0x7099…79C8 again.',
  });
});

test('behavior: where one came back and the other was not asked for, both are named, each for what it is', () => {
  expect(said(['USDT'], 'en')).toEqual({
    title: 'Refunded in part',
    text: '60 USDT are in 0x7099…79C8 again; 1,250.5 USDC are still to be refunded.',
  });
  expect(said(['USDT'], 'ru')).toEqual({
    title: 'Возвращено частично',
    text: '60 USDT снова на 0x7099…79C8; 1\u00A0250,5 USDC ещё нужно вернуть.',
  });
});
