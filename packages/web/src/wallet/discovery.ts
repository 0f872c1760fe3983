/** Which browser wallets are installed, and their providers: by EIP-6963, else by the objects they inject. */
import type { Provider } from '#chain/provider.ts';
import { wordsOf } from '#chain/foreign-error.ts';
import type { BrowserWalletId, OtherWalletId, WalletId } from '#shell/first/wallet-ids.ts';
import { peek } from '#chain/peek.ts';
import { createStore } from '#shell/first/store.ts';
import { announcedIcon } from './announced-icon.ts';
import { browserWallet, browserWallets, type BrowserWallet, namedWallet } from './wallets.ts';

/** How often the page looks for injected objects while somebody waits for wallets, milliseconds. */
const lookMs = 500;

/** How long a wallet that was connected before may take to turn up after the page has loaded, milliseconds. */
const announceWaitMs = 1_500;

/** A browser wallet that the dialog does not name. */
export type OtherWallet = {
  readonly id: OtherWalletId;
  /** As the wallet says, fit to be shown. */
  readonly name: string;
  /** The name under which it announces itself, `com.example.wallet`: harder to pass off as another's. */
  readonly rdns: string;
};

type Announced = { readonly name: string; readonly icon: string | null; readonly provider: Provider };

/** By the names under which they announce themselves. */
const announced = createStore<ReadonlyMap<string, Announced>>(new Map(), () => {
  listen();
  // A wallet that only injects itself does not say when: who follows looks again.
  const looking = setInterval(() => announced.set(announced.get()), lookMs);
  return () => clearInterval(looking);
});
let installed: readonly BrowserWalletId[] = [];
let others: readonly OtherWallet[] = [];
let isListening = false;

/** Calls `listener` when a wallet turns up; the first caller asks all wallets to announce themselves. */
export const onInstalled = announced.subscribe;

/** The browser wallets found so far; the same array until one more turns up. */
export function installedWallets(): readonly BrowserWalletId[] {
  listen();
  const found = browserWallets.filter((wallet) => providerOf(wallet) !== undefined).map(({ id }) => id);
  if (found.join() !== installed.join()) installed = found;
  return installed;
}

/** The wallets that announced themselves and are none of those that the dialog names; the same array until one more does. */
export function otherWallets(): readonly OtherWallet[] {
  listen();
  return others;
}

/** The provider of a wallet, or undefined if it is not installed. */
export function findProvider(id: BrowserWalletId | OtherWalletId): Provider | undefined {
  listen();
  return isOther(id) ? announced.get().get(rdnsOf(id))?.provider : providerOf(browserWallet(id));
}

/** Whether a wallet lives in the browser, and can be asked without any library. */
export function isBrowserWallet(id: WalletId): id is BrowserWalletId | OtherWalletId {
  return id !== 'walletconnect' && id !== 'demo';
}

/** Resolves to the provider of a wallet, which may turn up a moment after the page; to undefined where it does not. */
export async function providerInTime(id: BrowserWalletId | OtherWalletId): Promise<Provider | undefined> {
  const found = findProvider(id);
  if (found !== undefined) return found;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, announceWaitMs);
  const stop = onInstalled(() => findProvider(id) !== undefined && resolve());
  await promise;
  clearTimeout(timer);
  stop();
  return findProvider(id);
}

/** What a wallet is called: one that is not installed any more by the name under which it announced itself. */
export function walletName(id: WalletId): string {
  return isOther(id) ? (announced.get().get(rdnsOf(id))?.name ?? rdnsOf(id)) : namedWallet(id);
}

/** The picture that an installed wallet announced, as the address of an image, or null. @see decision 74 "marks of wallets" */
export function walletIcon(id: BrowserWalletId | OtherWalletId): string | null {
  const names = isOther(id) ? [rdnsOf(id)] : browserWallet(id).rdns;
  return names.map((rdns) => announced.get().get(rdns)?.icon).find((icon) => icon !== undefined) ?? null;
}

function isOther(id: WalletId): id is OtherWalletId {
  return id.startsWith('other:');
}

function rdnsOf(id: OtherWalletId): string {
  return id.slice('other:'.length);
}

function listen(): void {
  if (isListening || typeof window === 'undefined') return;
  isListening = true;
  window.addEventListener('eip6963:announceProvider', (event) => note(peek(event, 'detail')));
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}

/** Takes an announcement; one that does not keep to EIP-6963 is none. */
function note(detail: unknown): void {
  const rdns = peek(peek(detail, 'info'), 'rdns');
  const provider = peek(detail, 'provider');
  if (typeof rdns !== 'string' || !/^[\w.-]{1,80}$/.test(rdns) || !isProvider(provider)) return;
  const info = peek(detail, 'info');
  const name = wordsOf(peek(info, 'name')) ?? rdns;
  const icon = announcedIcon(peek(info, 'icon'));
  const known = new Map([...announced.get(), [rdns, { name, icon, provider }]]);
  others = [...known]
    .filter(([other]) => !browserWallets.some((wallet) => wallet.rdns.includes(other)))
    .map(([other, { name }]) => ({ id: `other:${other}`, name, rdns: other }));
  announced.set(known);
}

function providerOf(wallet: BrowserWallet): Provider | undefined {
  for (const rdns of wallet.rdns) {
    const provider = announced.get().get(rdns)?.provider;
    if (provider !== undefined) return provider;
  }
  return injectedProviders(wallet).find((provider) => isOf(wallet, provider));
}

function injectedProviders({ global }: BrowserWallet): readonly Provider[] {
  const own = global === undefined ? undefined : peek(window, global);
  // Trust Wallet keeps its provider one level down.
  const nested = isProvider(own) ? own : peek(own, 'ethereum');
  const shared = peek(window, 'ethereum');
  return [nested, ...listIn(peek(shared, 'providers')), shared].filter(isProvider);
}

function listIn(thing: unknown): readonly unknown[] {
  try {
    return Array.isArray(thing) ? [...(thing as unknown[])] : [];
  } catch {
    // A revoked proxy is no list.
    return [];
  }
}

function isOf({ flags, notFlags, global, isCopied = false }: BrowserWallet, provider: Provider): boolean {
  if (global !== undefined && peek(window, global) === provider) return true;
  // Who announced itself under a name has said who it is, whatever its marks say.
  const isAnnounced = [...announced.get().values()].some((wallet) => wallet.provider === provider);
  if (isAnnounced || (isCopied && announced.get().size > 0)) return false;
  const has = (flag: string) => peek(provider, flag) === true;
  return flags.some(has) && !notFlags.some(has);
}

function isProvider(thing: unknown): thing is Provider {
  return typeof peek(thing, 'request') === 'function';
}
