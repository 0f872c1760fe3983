import { beforeEach, expect, test } from 'vitest';
import { accountKey, forgetWallet, rememberedWallet, rememberWallet } from './remembered.ts';

beforeEach(() => localStorage.clear());

test('behavior: a wallet is remembered with its account, and both are forgotten', () => {
  rememberWallet('metamask', '0x0DE4e02582e559584F927ddED24DF6eB10a35802');
  expect(rememberedWallet()).toBe('metamask');
  expect(localStorage.getItem(accountKey)).toBe('0x0DE4…5802');
  document.documentElement.dataset['wallet'] = '0x0DE4…5802';
  forgetWallet();
  expect([rememberedWallet(), localStorage.length]).toEqual([null, 0]);
  expect(document.documentElement.dataset['wallet']).toBe(undefined);
});
