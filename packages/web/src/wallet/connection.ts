/** Connecting, reconnecting and disconnecting a wallet; loads with the first press of 'Connect Wallet'. */
import { AppError } from '@lilape/domain/app-error';
import {
  connect,
  type CreateConnectorFn,
  createConfig,
  disconnect,
  injected,
  reconnect,
  watchConnection,
} from '@wagmi/core';
import { http } from 'viem';
import { connectionError } from '#chain/errors.ts';
import type { Provider } from '#chain/provider.ts';
import { siteChain } from '#chain/site-chain.ts';
import { findProvider, isBrowserWallet, providerInTime, walletName } from './discovery.ts';
import { guardedProvider } from './guarded-provider.ts';
import { followOwed } from './owed.ts';
import { currentSession, setSession } from '#shell/first/session.ts';
import { isWalletId, type WalletId } from '#shell/first/wallet-ids.ts';

const config = createConfig({
  chains: [siteChain],
  transports: { [siteChain.id]: http() },
  multiInjectedProviderDiscovery: false,
  storage: null,
});

watchConnection(config, {
  onChange: ({ status, address, chainId, connector }) => {
    // Typed otherwise by the library, but a wallet may connect and show no account: then nobody is here.
    const account: typeof address | null = address ?? null;
    if (status === 'connected' && account !== null && isWalletId(connector.id))
      setSession({ status, address: account, chainId, walletId: connector.id });
    else if (currentSession().status === 'connected' && (status === 'disconnected' || account === null))
      setSession({ status: 'disconnected' });
  },
});

if (!import.meta.env.SSR) followOwed(connectedProvider);

type ConnectOptions = {
  /** Called with WalletConnect's link, for the visitor's wallet to open. */
  onLink?: (link: string) => void;
  /** Gives up waiting for the wallet. */
  signal?: AbortSignal;
};

/**
 * Connects a wallet; the session says so when it resolves.
 * @throws AppError with a sentence of §8 Wallet: not installed, not approved, already pending, no accounts, failed
 */
export async function connectWallet(id: WalletId, options: ConnectOptions = {}): Promise<void> {
  setSession({ status: 'connecting' });
  try {
    await disconnect(config);
    const { accounts } = await orAborted(
      connect(config, { connector: await connectorOf(id, options) }),
      options.signal,
    );
    if (accounts.length === 0) throw new AppError('NO_ACCOUNTS');
  } catch (cause) {
    setSession({ status: 'disconnected' });
    throw connectionError(cause);
  }
}

/** Goes on with a wallet that was connected before, without asking the visitor. @throws AppError if it is gone or locked */
export async function reconnectWallet(id: WalletId): Promise<void> {
  if (isBrowserWallet(id)) await providerInTime(id);
  const connections = await reconnect(config, { connectors: [await connectorOf(id)] });
  if (!connections.some(({ accounts }) => accounts.length > 0)) throw new AppError('NO_ACCOUNTS');
}

/** Ends the session and forgets which wallet it was. */
export async function disconnectWallet(): Promise<void> {
  setSession({ status: 'disconnected' });
  await disconnect(config);
}

/** The provider of the connected wallet. @throws AppError WALLET_ADDRESS_MISSING if none is connected */
export async function connectedProvider(): Promise<Provider> {
  const { current, connections } = config.state;
  const connection = current === null ? undefined : connections.get(current);
  if (connection === undefined) throw new AppError('WALLET_ADDRESS_MISSING');
  return (await connection.connector.getProvider()) as Provider;
}

async function connectorOf(id: WalletId, { onLink }: ConnectOptions = {}): Promise<CreateConnectorFn> {
  if (id === 'walletconnect') return (await import('./walletconnect.ts')).walletConnectConnector(onLink);
  if (id === 'demo') {
    // A literal of the build, so that the key is in no bundle for a real chain.
    if (LILAPE_HAS_DEMO_WALLET) return (await import('./demo-connector.ts')).demoConnector();
    throw new AppError('WALLET_NOT_INSTALLED', { wallet: walletName(id) });
  }
  const provider = findProvider(id);
  if (provider === undefined) throw new AppError('WALLET_NOT_INSTALLED', { wallet: walletName(id) });
  type Target = Extract<NonNullable<Parameters<typeof injected>[0]>['target'], { provider: unknown }>;
  const target = { id, name: walletName(id), provider: guardedProvider(provider) } as unknown as Target;
  return injected({ target, shimDisconnect: false });
}

function orAborted<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return promise;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('CONNECTION_REJECTED')), { once: true });
  });
  return Promise.race([promise, aborted]);
}
