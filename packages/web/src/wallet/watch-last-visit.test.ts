/** What a document asks a remembered wallet, and what it makes of the answers. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const alice = '0xF414000000000000000000000000000000000001';
const bob = '0xB0B0000000000000000000000000000000000002';

let watch: typeof import('./watch-last-visit.ts');
let visit: typeof import('./last-visit.ts').lastVisit;
let session: typeof import('#shell/first/session.ts');
let asked: string[];
let answers: Record<string, unknown>;
const listeners = new Map<string, (payload: unknown) => void>();
const goOn = vi.fn<() => void>();

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  answers = { eth_accounts: [alice], eth_chainId: '0x7a69' };
  listeners.clear();
  vi.stubGlobal('ethereum', {
    isMetaMask: true,
    request: ({ method }: { method: string }) => {
      asked.push(method);
      return answers[method];
    },
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  });
  const { rememberWallet } = await import('#shell/first/remembered.ts');
  rememberWallet('metamask', alice);
  session = await import('#shell/first/session.ts');
  visit = (await import('./last-visit.ts')).lastVisit;
  watch = await import('./watch-last-visit.ts');
});

afterEach(() => {
  // What follows ends with it.
  session.setSession({ status: 'disconnected' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  goOn.mockReset();
  localStorage.clear();
});

test('behavior: a wallet that shows the same account is asked twice, silently, and nothing else comes', async () => {
  await watch.watchLastVisit(goOn);
  expect(asked).toEqual(['eth_accounts', 'eth_chainId']);
  expect(visit.get()).toMatchObject({ address: alice, chainId: 31_337 });
  expect(session.currentSession()).toEqual({ status: 'disconnected' });
  expect(goOn).not.toHaveBeenCalled();
});

test.each<[string, Record<string, unknown>]>([
  ['shows another account', { eth_accounts: [bob] }],
  ['shows none', { eth_accounts: [] }],
  ['is locked and answers nonsense', { eth_accounts: null }],
  ['knows no chain', { eth_chainId: 'a chain' }],
  ['never answers', { eth_accounts: new Promise(() => {}) }],
])('behavior: the libraries ask a wallet that %s', async (_, changed) => {
  Object.assign(answers, changed);
  const watching = watch.watchLastVisit(goOn);
  await vi.advanceTimersByTimeAsync(5_000);
  await watching;
  expect(goOn).toHaveBeenCalledOnce();
  expect(visit.get()).toBe(null);
});

test.each<[string, unknown]>([
  ['rejects', { isMetaMask: true, request: async () => Promise.reject(new Error('locked')) }],
  ['is gone', undefined],
])('behavior: the libraries look for a wallet that %s', async (_, ethereum) => {
  vi.stubGlobal('ethereum', ethereum);
  const watching = watch.watchLastVisit(goOn);
  await vi.advanceTimersByTimeAsync(5_000);
  await watching;
  expect(goOn).toHaveBeenCalledOnce();
});

test.each([alice.toLowerCase(), alice.toUpperCase().replace('0X', '0x')])(
  'behavior: the same account in another spelling, %s, is the same',
  async (spelt) => {
    answers['eth_accounts'] = [spelt];
    await watch.watchLastVisit(goOn);
    expect(visit.get()?.address).toBe(spelt);
    expect(goOn).not.toHaveBeenCalled();
  },
);

test('behavior: what another tab does to the wallet ends the last visit here', async () => {
  await watch.watchLastVisit(goOn);
  const { forgetWallet, rememberWallet } = await import('#shell/first/remembered.ts');
  rememberWallet('metamask', bob);
  dispatchEvent(new StorageEvent('storage'));
  expect(visit.get()).toBe(null);
  expect(goOn).toHaveBeenCalledOnce();
  rememberWallet('metamask', alice);
  await watch.watchLastVisit(goOn);
  forgetWallet();
  dispatchEvent(new StorageEvent('storage'));
  expect(visit.get()).toBe(null);
  expect(goOn).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

test('error: a wallet that cannot be followed is left to the libraries', async () => {
  vi.stubGlobal('ethereum', {
    isMetaMask: true,
    request: async ({ method }: { method: string }) => answers[method],
    on: () => {
      throw new Error('no events');
    },
  });
  await watch.watchLastVisit(goOn);
  expect(visit.get()).toBe(null);
  expect(goOn).toHaveBeenCalledOnce();
});

test.each(['accountsChanged', 'chainChanged', 'disconnect'])(
  'behavior: once the wallet says %s, the libraries ask it',
  async (event) => {
    await watch.watchLastVisit(goOn);
    listeners.get(event)?.(event === 'chainChanged' ? '0x1' : []);
    expect(goOn).toHaveBeenCalledOnce();
  },
);

test('behavior: a session takes the place of the last visit, and what is answered after it counts for nothing', async () => {
  await watch.watchLastVisit(goOn);
  session.setSession({ status: 'connected', address: bob, chainId: 1, walletId: 'metamask' });
  expect(visit.get()).toBe(null);
  await watch.watchLastVisit(goOn);
  expect(visit.get()).toBe(null);
  expect(goOn).not.toHaveBeenCalled();
});

test('behavior: where an act was left open, what finishes it comes instead', async () => {
  localStorage.setItem(`lilape.act.31337.${alice.toLowerCase()}.buy`, '{}');
  await watch.watchLastVisit(goOn);
  expect(goOn).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

test('behavior: an act that another account left open brings nothing', async () => {
  localStorage.setItem(`lilape.act.31337.${bob.toLowerCase()}.buy`, '{}');
  await watch.watchLastVisit(goOn);
  expect(goOn).not.toHaveBeenCalled();
});

test('behavior: WalletConnect is not asked, and its account stays remembered', async () => {
  localStorage.setItem('lilape.wallet', 'walletconnect');
  await watch.watchLastVisit(goOn);
  expect(asked).toEqual([]);
  expect(goOn).not.toHaveBeenCalled();
  expect(localStorage.getItem('lilape.account')).toBe('0xF414…0001');
});
