/** Wallets as they show themselves: announced, injected, copied, broken. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Discovery = typeof import('./discovery.ts');
let discovery: Discovery;

const request = async () => null;

/** Announces a wallet, as EIP-6963 has it. */
function announce(rdns: string, provider: object = { request }, name = 'A wallet', icon?: string) {
  window.dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns, name, icon }, provider } }),
  );
}

/** An object that cannot even be looked at. */
function thorny(): object {
  // A revoked proxy throws at every look.
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

beforeEach(async () => {
  vi.resetModules();
  discovery = await import('./discovery.ts');
  discovery.installedWallets();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('behavior: a wallet that announces itself is installed, and its provider is the announced one', () => {
  const provider = { request };
  announce('io.rabby', provider);
  expect(discovery.installedWallets()).toEqual(['rabby']);
  expect(discovery.findProvider('rabby')).toBe(provider);
});

test.each([['isRabby'], ['isBraveWallet'], ['isPhantom'], ['isTrustWallet'], ['isZerion']])(
  'behavior: what says isMetaMask and %s is not MetaMask',
  (flag) => {
    vi.stubGlobal('ethereum', { isMetaMask: true, [flag]: true, request });
    expect(discovery.installedWallets()).not.toContain('metamask');
  },
);

test('behavior: what says isMetaMask and nothing else is MetaMask where no wallet announces itself', () => {
  vi.stubGlobal('ethereum', { isMetaMask: true, request });
  expect(discovery.installedWallets()).toEqual(['metamask']);
});

test('behavior: a wallet under a name of its own is not MetaMask, though it says isMetaMask', () => {
  const provider = { isMetaMask: true, request };
  vi.stubGlobal('ethereum', provider);
  announce('app.banana', provider);
  expect(discovery.installedWallets()).toEqual([]);
  vi.stubGlobal('ethereum', { isMetaMask: true, request });
  expect(discovery.installedWallets()).toEqual([]);
});

test('behavior: a wallet that only injects itself is found beside one that announces itself', () => {
  announce('io.metamask', { isMetaMask: true, request });
  vi.stubGlobal('ethereum', { isTrust: true, request });
  expect(discovery.installedWallets()).toEqual(['metamask', 'trust']);
});

test('behavior: any other wallet that announces itself is offered under its own name', () => {
  const provider = { request };
  announce('com.brave.wallet', provider, 'Brave\n\u202eWallet');
  announce('io.rabby');
  expect(discovery.otherWallets()).toEqual([
    { id: 'other:com.brave.wallet', name: 'Brave Wallet', rdns: 'com.brave.wallet' },
  ]);
  expect(discovery.otherWallets()).toBe(discovery.otherWallets());
  expect(discovery.findProvider('other:com.brave.wallet')).toBe(provider);
  expect(discovery.walletName('other:com.brave.wallet')).toBe('Brave Wallet');
  expect(discovery.findProvider('other:com.gone')).toBeUndefined();
  expect(discovery.walletName('other:com.gone')).toBe('com.gone');
});

test('behavior: a wallet shows the icon that it announces under its own name, and no other', () => {
  vi.stubGlobal('ethereum', { isTrust: true, request });
  announce('io.metamask', { request }, 'MetaMask', 'data:image/png;base64,AAAA');
  announce('app.banana', { request }, 'MetaMask', 'https://banana.app/icon.png');
  expect(discovery.walletIcon('metamask')).toBe('data:image/png;base64,AAAA');
  expect(discovery.walletIcon('other:app.banana')).toBeNull();
  expect(discovery.walletIcon('trust')).toBeNull();
});

test('behavior: a wallet without a name goes by that under which it announces itself', () => {
  announce('app.banana', { request }, '');
  expect(discovery.otherWallets()).toMatchObject([{ name: 'app.banana' }]);
});

test.each([
  ['no detail', null],
  ['a name that is none', { info: { rdns: '<b>' }, provider: { request } }],
  ['no info', { provider: { request } }],
  ['no name', { info: {}, provider: { request } }],
  ['a name that is no text', { info: { rdns: ['io.rabby'] }, provider: { request } }],
  ['no provider', { info: { rdns: 'io.rabby' } }],
  ['a provider that cannot be asked', { info: { rdns: 'io.rabby' }, provider: {} }],
  ['a provider that cannot be looked at', { info: { rdns: 'io.rabby' }, provider: thorny() }],
  ['nothing that can be looked at', thorny()],
])('error: an announcement with %s is none', (_, detail) => {
  const faults = vi.fn<() => void>();
  window.addEventListener('error', faults);
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.removeEventListener('error', faults);
  expect(faults).not.toHaveBeenCalled();
  expect(discovery.installedWallets()).toEqual([]);
  expect(discovery.otherWallets()).toEqual([]);
});

test.each([
  ['that throws at every look', thorny()],
  ['whose list is none', { request, providers: { length: 1 } }],
  ['whose list throws', { request, providers: [thorny(), null] }],
  ['that is no object', 'ethereum'],
])('error: a window.ethereum %s is no known wallet', (_, ethereum) => {
  vi.stubGlobal('ethereum', ethereum);
  expect(discovery.installedWallets()).toEqual([]);
});

test('behavior: an object that is injected while somebody looks is found', () => {
  vi.useFakeTimers();
  const listener = vi.fn<() => void>();
  const stop = discovery.onInstalled(listener);
  vi.stubGlobal('ethereum', { isMetaMask: true, request });
  vi.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalled();
  stop();
  listener.mockClear();
  vi.advanceTimersByTime(5_000);
  expect(listener).not.toHaveBeenCalled();
});
