/** When a page that comes back from the browser's cache is reloaded. */
import { afterEach, expect, test, vi } from 'vitest';
import { forgetWallet, rememberWallet } from '#shell/first/remembered.ts';
import { reloadForWallet } from './come-back.ts';

const alice = '0xF414000000000000000000000000000000000001';
const reload = vi.fn<() => void>();
vi.stubGlobal('location', { reload });
reloadForWallet();

const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

afterEach(() => {
  reload.mockReset();
  forgetWallet();
});

test.each([
  ['connected', () => {}, () => rememberWallet('metamask', alice), 1],
  ['disconnected', () => rememberWallet('metamask', alice), forgetWallet, 1],
  ['left alone', () => rememberWallet('metamask', alice), () => {}, 0],
])('behavior: a wallet that was %s on another page', (_, before, elsewhere, times) => {
  before();
  leave();
  elsewhere();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('behavior: a page that is loaded for the first time is as new as it can be', () => {
  rememberWallet('metamask', alice);
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
