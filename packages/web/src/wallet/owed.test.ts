/** The mark of what is owed: only what the contract says, only once the sale is over. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountOf } from '#chain/sale-contract.ts';
import { setSession } from '#shell/wallet/session.ts';
import { followOwed, lookAtOwed } from './owed.ts';

vi.mock('#chain/sale-contract.ts');

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const bought = {
  paidUnits: { USDT: 60_000_000n, USDC: 0n },
  tokens: 5n,
  isClaimed: false,
  isRefunded: { USDT: false, USDC: false },
};
const { dataset } = document.documentElement;

followOwed(async () => ({ request: async () => null }));

beforeEach(() => {
  vi.mocked(accountOf).mockReset().mockResolvedValue(bought);
  dataset['sale'] = 'finalised';
  setSession({ status: 'connected', address, chainId: 31337, walletId: 'metamask' });
});

afterEach(() => {
  setSession({ status: 'disconnected' });
});

test.each([
  ['claim refund', bought],
  ['refund', { ...bought, isClaimed: true }],
  ['claim', { ...bought, isRefunded: { USDT: true, USDC: false } }],
  [undefined, { ...bought, isClaimed: true, isRefunded: { USDT: true, USDC: false } }],
])('behavior: the document is marked %s', async (mark, account) => {
  vi.mocked(accountOf).mockResolvedValue(account);
  await lookAtOwed();
  expect(dataset['owed']).toBe(mark);
});

test.each([
  [undefined, bought],
  ['claim', { ...bought, isClaimed: true }],
  ['refund', { ...bought, isRefunded: { USDT: true, USDC: false } }],
  ['none', { ...bought, tokens: 0n, paidUnits: { USDT: 0n, USDC: 0n } }],
])('behavior: what was paid out is marked %s', async (mark, account) => {
  vi.mocked(accountOf).mockResolvedValue(account);
  await lookAtOwed();
  expect(dataset['paid']).toBe(mark);
});

test('behavior: while the sale runs nothing is asked, and once it is over without being asked to look', async () => {
  await lookAtOwed();
  dataset['sale'] = 'open';
  await vi.waitFor(() => expect(dataset['owed']).toBeUndefined());
  vi.mocked(accountOf).mockClear();
  await lookAtOwed();
  expect(accountOf).not.toHaveBeenCalled();
  dataset['sale'] = 'ended';
  await vi.waitFor(() => expect(dataset['owed']).toBe('claim refund'));
});

test('behavior: nothing is marked for nobody, on another network, or where the contract does not answer', async () => {
  await lookAtOwed();
  setSession({ status: 'connected', address, chainId: 1, walletId: 'metamask' });
  await vi.waitFor(() => expect(dataset['owed']).toBeUndefined());
  setSession({ status: 'connected', address, chainId: 31337, walletId: 'metamask' });
  await vi.waitFor(() => expect(dataset['owed']).toBe('claim refund'));
  vi.mocked(accountOf).mockRejectedValue(new Error('away'));
  await lookAtOwed();
  expect(dataset['owed']).toBeUndefined();
});
