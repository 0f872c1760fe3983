// What is owed to a buyer after the sale, by status and by what was paid out already.
import { type Account, claimableTokens, payoutOf, refundableUnits } from '@lilape/domain/presale/payouts';
import { expect, test } from 'vitest';

const account: Account = {
  paidUnits: { USDT: 60_000_000n, USDC: 25_000_000n },
  tokens: 7n,
  isClaimed: false,
  isRefunded: { USDT: false, USDC: false },
};

test.each([
  ['upcoming', null],
  ['open', null],
  ['closing', null],
  ['ended', null],
  ['finalised', 'claim'],
  ['refunding', 'refund'],
  ['cancelled', 'refund'],
] as const)('behavior: a sale that is %s pays out by %s', (status, payout) => {
  expect(payoutOf(status)).toBe(payout);
});

test('behavior: tokens are claimed once', () => {
  expect(claimableTokens(account)).toBe(7n);
  expect(claimableTokens({ ...account, isClaimed: true })).toBe(0n);
});

test.each([
  ['USDT', 60_000_000n, 25_000_000n],
  ['USDC', 25_000_000n, 60_000_000n],
] as const)('behavior: %s is refunded once, and only it', (coin, units, others) => {
  const other = coin === 'USDT' ? 'USDC' : 'USDT';
  const refunded = { ...account, isRefunded: { ...account.isRefunded, [coin]: true } };
  expect(refundableUnits(account, coin)).toBe(units);
  expect(refundableUnits(refunded, coin)).toBe(0n);
  expect(refundableUnits(refunded, other)).toBe(others);
});
