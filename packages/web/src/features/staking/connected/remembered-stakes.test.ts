/** Stakes are remembered of one account, and go with it. */
import { afterEach, expect, test } from 'vitest';
import { forgetWallet, rememberWallet } from '#shell/first/remembered.ts';
import { rememberedStakes, rememberStakes } from './remembered-stakes.ts';

afterEach(() => localStorage.clear());

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
