/** Connecting wallets that answer oddly: the session is only ever an account or nobody. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const alice = '0xF414000000000000000000000000000000000001';

type Listener = (payload: unknown) => void;

let connection: typeof import('./connection.ts');
let session: typeof import('#shell/first/session.ts');
let answers: Record<string, unknown>;
let listeners: Map<string, Listener>;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  answers = { eth_requestAccounts: [alice], eth_accounts: [alice], eth_chainId: '0x7a69' };
  listeners = new Map();
  vi.stubGlobal('ethereum', {
    isMetaMask: true,
    request: async ({ method }: { method: string }) => answers[method] ?? null,
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  });
  connection = await import('./connection.ts');
  session = await import('#shell/first/session.ts');
});

afterEach(() => vi.unstubAllGlobals());

test('behavior: a wallet that shows an account is connected', async () => {
  await connection.connectWallet('metamask');
  expect(session.currentSession()).toEqual({
    status: 'connected',
    address: alice,
    chainId: 31337,
    walletId: 'metamask',
  });
});

test.each([[[]], [null], [['']], [{}]])('error: a wallet that shows %j is not', async (accounts) => {
  answers['eth_requestAccounts'] = accounts;
  await expect(connection.connectWallet('metamask')).rejects.toMatchObject({ code: 'NO_ACCOUNTS' });
  expect(session.currentSession()).toEqual({ status: 'disconnected' });
});

test.each([[[]], [null], [['0x12']]])(
  'behavior: a connected wallet that then shows %j is gone',
  async (accounts) => {
    await connection.connectWallet('metamask');
    answers['eth_accounts'] = accounts;
    listeners.get('accountsChanged')?.(accounts);
    await vi.waitFor(() => expect(session.currentSession()).toEqual({ status: 'disconnected' }));
  },
);

test('behavior: a network that is none changes nothing', async () => {
  await connection.connectWallet('metamask');
  listeners.get('chainChanged')?.(null);
  expect(session.currentSession()).toMatchObject({ status: 'connected', chainId: 31337 });
  listeners.get('chainChanged')?.('0x1');
  await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ chainId: 1 }));
});

test('error: a remembered wallet that is locked is not connected', async () => {
  answers['eth_accounts'] = [];
  await expect(connection.reconnectWallet('metamask')).rejects.toMatchObject({ code: 'NO_ACCOUNTS' });
  expect(session.currentSession().status).not.toBe('connected');
});
