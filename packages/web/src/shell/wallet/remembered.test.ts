import { beforeEach, expect, test } from 'vitest';
import {
  accountKey,
  forgetWallet,
  rememberedStakes,
  rememberedWallet,
  rememberStakes,
  rememberWallet,
} from './remembered.ts';

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

test('behavior: stakes are remembered of one account, none are not kept, and they go with the account', () => {
  rememberWallet('metamask', '0x0DE4e02582e559584F927ddED24DF6eB10a35802');
  expect(rememberedStakes()).toBe(0);
  rememberStakes(2);
  rememberWallet('metamask', '0x0DE4e02582e559584F927ddED24DF6eB10a35802');
  expect(rememberedStakes()).toBe(2);
  rememberWallet('metamask', '0xF414000000000000000000000000000000000001');
  expect(rememberedStakes()).toBe(0);
  rememberStakes(1);
  rememberStakes(0);
  expect(localStorage.getItem('lilape.stakes')).toBeNull();
  rememberStakes(1);
  document.documentElement.dataset['stakes'] = '1';
  forgetWallet();
  expect([rememberedStakes(), document.documentElement.dataset['stakes']]).toEqual([0, undefined]);
});
