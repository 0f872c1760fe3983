import { expect, test } from 'vitest';
import { readKeeper } from '#keeper/settings.ts';

const KEY = `0x${'1'.repeat(64)}`;

test('behavior: without a key there is no keeper', () => {
  expect(readKeeper({})).toBeNull();
  expect(readKeeper({ KEEPER_KEY: '' })).toBeNull();
});

test('behavior: a day may cost a hundredth of an ether unless another is given', () => {
  expect(readKeeper({ KEEPER_KEY: KEY })).toEqual({ key: KEY, dailyWei: 10_000_000_000_000_000n });
  expect(readKeeper({ KEEPER_KEY: KEY, KEEPER_DAILY_ETH: '1.5' })?.dailyWei).toBe(1_500_000_000_000_000_000n);
});

test.each(['0', '0.0', '-1', '1,5', 'much', '1e3'])('error: %j ether a day is refused', (text) => {
  expect(() => readKeeper({ KEEPER_DAILY_ETH: text })).toThrow(
    `KEEPER_DAILY_ETH must be ether above 0 such as 0.01, not "${text}".`,
  );
});

test('error: a key is not repeated', () => {
  expect(() => readKeeper({ KEEPER_KEY: '0xsecret' })).toThrow('KEEPER_KEY must be 0x and 64 hex digits.');
});
