/** Each state of sale and account has one story. */
import type { Account } from '@lilape/domain/presale/payouts';
import { SALE_STATUSES, type SaleStatus } from '@lilape/domain/presale/sale-status';
import { expect, test } from 'vitest';
import { ownedStory } from './owned-story.ts';

const bought: Account = {
  paidUnits: { USDT: 5n, USDC: 0n },
  tokens: 7n,
  isClaimed: false,
  isRefunded: { USDT: false, USDC: false },
};
const refunded: Account = { ...bought, isRefunded: { USDT: true, USDC: false } };

test.each<[SaleStatus, Account, string | null]>([
  ['upcoming', bought, 'waiting'],
  ['open', bought, 'waiting'],
  ['closing', bought, 'waiting'],
  ['ended', bought, 'ended'],
  ['finalised', bought, 'claimable'],
  ['finalised', { ...bought, isClaimed: true }, 'claimed'],
  ['refunding', bought, 'refundable'],
  ['cancelled', bought, 'refundable'],
  ['refunding', refunded, 'refunded'],
  [
    'cancelled',
    { ...bought, paidUnits: { USDT: 5n, USDC: 3n }, isRefunded: { USDT: true, USDC: false } },
    'refundable',
  ],
])('behavior: in a sale that is %s %o is %s', (status, account, story) => {
  expect(ownedStory(status, account)).toBe(story);
});

test('behavior: who bought nothing has no story', () => {
  for (const status of SALE_STATUSES) expect(ownedStory(status, { ...bought, tokens: 0n })).toBe(null);
});
