/** What the header's button says in each state of the wallet. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberWallet } from '#shell/first/remembered.ts';
import { onSession, setSession } from '#shell/first/session.ts';
import { lastVisit } from '#wallet/last-visit.ts';
import { mount } from './header-wallet.mount.ts';

const alice = '0xF414000000000000000000000000000000000001';
const bob = '0xB0B0000000000000000000000000000000000002';
const provider = { request: async () => null };

const button = () => document.querySelector('button') as HTMLButtonElement;
const shown = () => ({
  text: button().textContent,
  name: button().ariaLabel,
  busy: button().ariaBusy,
  head: button().querySelector('svg')?.dataset['of'],
});
const nobody = { text: 'Connect Wallet', name: null, busy: null, head: undefined };
const someone = (short: string, head?: string) => ({
  text: `${short} ▾`,
  name: `Your wallet, ${short}`,
  busy: null,
  head,
});

beforeEach(() => {
  document.body.innerHTML =
    '<div><button data-busy="Connecting..." data-own="Your wallet">Connect Wallet</button></div>';
});
afterEach(() => {
  lastVisit.set(null);
  setSession({ status: 'disconnected' });
  localStorage.clear();
});

const begin = () => mount(button().parentElement as HTMLElement);

test('behavior: connecting, connected and disconnected are said on the same button', async () => {
  begin();
  const same = button();
  expect(shown()).toEqual(nobody);
  setSession({ status: 'connecting' });
  expect(shown()).toEqual({ text: 'Connecting...', name: null, busy: 'true', head: undefined });
  setSession({ status: 'connected', address: alice, chainId: 31_337, walletId: 'metamask' });
  await vi.waitFor(() => expect(shown()).toEqual(someone('0xF414…0001', alice)));
  setSession({ status: 'connected', address: bob, chainId: 31_337, walletId: 'metamask' });
  await vi.waitFor(() => expect(shown()).toEqual(someone('0xB0B0…0002', bob)));
  setSession({ status: 'disconnected' });
  expect(shown()).toEqual(nobody);
  expect(button()).toBe(same);
});

test('behavior: the account of the last visit stands there before the wallet has answered, and its head once it has', async () => {
  rememberWallet('metamask', alice);
  begin();
  expect(shown()).toEqual(someone('0xF414…0001'));
  lastVisit.set({ address: alice, chainId: 31_337, provider });
  await vi.waitFor(() => expect(shown()).toEqual(someone('0xF414…0001', alice)));
});

test('behavior: while a known account comes back it stays there, busy, with its head', async () => {
  rememberWallet('metamask', alice);
  begin();
  lastVisit.set({ address: alice, chainId: 31_337, provider });
  await vi.waitFor(() => expect(shown().head).toBe(alice));
  const end = onSession(() => lastVisit.set(null));
  setSession({ status: 'connecting' });
  expect(shown()).toEqual({ ...someone('0xF414…0001', alice), busy: 'true' });
  end();
});

test('behavior: a wallet that spells the account otherwise shows it as it is remembered', async () => {
  rememberWallet('metamask', bob);
  begin();
  lastVisit.set({ address: bob.toLowerCase() as typeof bob, chainId: 31_337, provider });
  await vi.waitFor(() => expect(shown()).toEqual(someone('0xB0B0…0002', bob.toLowerCase())));
});

test('behavior: what another tab does to the wallet is seen here', () => {
  begin();
  rememberWallet('metamask', bob);
  dispatchEvent(new StorageEvent('storage'));
  expect(shown()).toEqual(someone('0xB0B0…0002'));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  expect(shown()).toEqual(nobody);
});

test('behavior: a head that comes after its account has gone is not shown', async () => {
  begin();
  setSession({ status: 'connected', address: alice, chainId: 31_337, walletId: 'metamask' });
  setSession({ status: 'disconnected' });
  await import('./head-for.ts');
  await Promise.resolve();
  expect(shown()).toEqual(nobody);
});
