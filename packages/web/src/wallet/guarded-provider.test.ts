/** Wallets that do not keep to EIP-1193, and what the page sees of them. */
import { expect, test, vi } from 'vitest';
import type { Provider } from '#chain/provider.ts';
import { guardedProvider } from './guarded-provider.ts';

const alice = '0xF414000000000000000000000000000000000001';

/** A wallet that answers everything with `answer`. */
function answering(answer: unknown) {
  return guardedProvider({ request: async () => answer });
}

/** A wallet with events, which `emit` sends. */
function eventful() {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const provider = {
    request: async () => null,
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener);
    },
  };
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  return { provider: guardedProvider(provider), emit };
}

test.each([
  [[]],
  [null],
  [undefined],
  ['no'],
  [{ accounts: [alice] }],
  [[null]],
  [['0x12']],
  [[{ address: alice }]],
] as const)('error: asked for accounts, %j is none', async (answer) => {
  await expect(answering(answer).request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    code: 'NO_ACCOUNTS',
  });
  await expect(answering(answer).request({ method: 'eth_accounts' })).resolves.toEqual([]);
});

test('behavior: of a list that is partly wrong the addresses are kept', async () => {
  const provider = answering([null, alice, 7]);
  await expect(provider.request({ method: 'eth_requestAccounts' })).resolves.toEqual([alice]);
});

test.each([
  ['0x2105', 8453],
  ['0X2105', 8453],
  ['0x002105', 8453],
  ['8453', 8453],
  [8453, 8453],
] as const)('behavior: %j is the chain %i', async (answer, chainId) => {
  await expect(answering(answer).request({ method: 'eth_chainId' })).resolves.toBe(chainId);
});

test.each([[null], [''], ['base'], [-1], [{}], [[1]]] as const)('error: %j is no chain', async (answer) => {
  await expect(answering(answer).request({ method: 'eth_chainId' })).rejects.toMatchObject({
    code: 'WALLET_CONNECTION_FAILED',
  });
});

test('behavior: an answer to anything else is passed on as it is', async () => {
  await expect(answering({ any: 'thing' }).request({ method: 'eth_call' })).resolves.toEqual({
    any: 'thing',
  });
});

test('error: a wallet that throws instead of rejecting has failed the request', async () => {
  const thrown = new Error('out of bananas');
  const provider = guardedProvider({
    request: () => {
      throw thrown;
    },
  });
  await expect(provider.request({ method: 'eth_call' })).rejects.toBe(thrown);
});

test.each([[null], [undefined], ['0x12'], [[]], [{}]])(
  'behavior: accountsChanged with %j says that no account is shown',
  (payload) => {
    const { provider, emit } = eventful();
    const listener = vi.fn<(accounts: unknown) => void>();
    provider.on('accountsChanged', listener);
    emit('accountsChanged', payload);
    expect(listener).toHaveBeenCalledExactlyOnceWith([]);
  },
);

test('behavior: chainChanged with no chain is kept back, and other events are passed on', () => {
  const { provider, emit } = eventful();
  const listener = vi.fn<(payload: unknown) => void>();
  provider.on('chainChanged', listener);
  provider.on('message', listener);
  emit('chainChanged', null);
  expect(listener).not.toHaveBeenCalled();
  emit('chainChanged', '0x1');
  emit('message', 'hello');
  expect(listener.mock.calls).toEqual([[1], ['hello']]);
});

test('behavior: connect without a chain is kept back', () => {
  const { provider, emit } = eventful();
  const listener = vi.fn<(payload: unknown) => void>();
  provider.on('connect', listener);
  emit('connect', null);
  emit('connect', { chainId: 'base' });
  expect(listener).not.toHaveBeenCalled();
  emit('connect', { chainId: '0x2105' });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ chainId: 8453 });
});

test('behavior: a listener that was taken off hears nothing', () => {
  const { provider, emit } = eventful();
  const listener = vi.fn<(payload: unknown) => void>();
  provider.on('accountsChanged', listener);
  provider.removeListener('accountsChanged', listener);
  emit('accountsChanged', [alice]);
  expect(listener).not.toHaveBeenCalled();
});

test('behavior: a wallet without events can be listened to all the same', () => {
  const silent: Provider = { request: async () => null };
  expect(() => guardedProvider(silent).on('accountsChanged', () => {})).not.toThrow();
});
