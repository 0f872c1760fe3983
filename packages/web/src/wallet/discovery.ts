/** Which browser wallets are installed, and their providers: by EIP-6963, else by the objects they inject. */
import type { Provider } from '#chain/provider.ts';
import type { BrowserWalletId } from '#shell/wallet/wallet-ids.ts';
import { browserWallet, browserWallets, type BrowserWallet } from './wallets.ts';

type Announcement = CustomEvent<{ info: { rdns: string }; provider: Provider }>;
type Injected = Provider & Record<string, unknown> & { providers?: readonly Injected[] };

const announced = new Map<string, Provider>();
const listeners = new Set<() => void>();
let installed: readonly BrowserWalletId[] = [];
let isListening = false;

/** Calls `listener` when a wallet turns up; the first caller asks all wallets to announce themselves. */
export function onInstalled(listener: () => void): () => void {
  listeners.add(listener);
  listen();
  return () => listeners.delete(listener);
}

/** The browser wallets found so far; the same array until one more turns up. */
export function installedWallets(): readonly BrowserWalletId[] {
  listen();
  const found = browserWallets.filter((wallet) => providerOf(wallet) !== undefined).map(({ id }) => id);
  if (found.join() !== installed.join()) installed = found;
  return installed;
}

/** The provider of a wallet, or undefined if it is not installed. */
export function findProvider(id: BrowserWalletId): Provider | undefined {
  listen();
  return providerOf(browserWallet(id));
}

function listen(): void {
  if (isListening || typeof window === 'undefined') return;
  isListening = true;
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info, provider } = (event as Announcement).detail;
    announced.set(info.rdns, provider);
    for (const listener of listeners) listener();
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}

function providerOf(wallet: BrowserWallet): Provider | undefined {
  for (const rdns of wallet.rdns) {
    const provider = announced.get(rdns);
    if (provider !== undefined) return provider;
  }
  return injectedProviders(wallet).find((provider) => isOf(wallet, provider));
}

function injectedProviders({ global }: BrowserWallet): readonly Injected[] {
  const injected = window as unknown as Record<string, unknown>;
  const own = global === undefined ? undefined : injected[global];
  // Trust Wallet keeps its provider one level down.
  const nested = isProvider(own) ? own : (own as { ethereum?: unknown } | undefined)?.ethereum;
  const shared = injected['ethereum'];
  const list = [nested, ...(isProvider(shared) ? [...(shared.providers ?? []), shared] : [])];
  return list.filter(isProvider);
}

function isOf({ flags, notFlags, global }: BrowserWallet, provider: Injected): boolean {
  const injected = window as unknown as Record<string, unknown>;
  if (global !== undefined && injected[global] === provider) return true;
  return flags.some((flag) => provider[flag] === true) && !notFlags.some((flag) => provider[flag] === true);
}

function isProvider(thing: unknown): thing is Injected {
  return typeof thing === 'object' && thing !== null && 'request' in thing;
}
