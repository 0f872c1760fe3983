/** The demo wallet of the local chain as a connector: always there, connects without asking. @see decision 32 "wallet list" */
import { type CreateConnectorFn, createConnector } from '@wagmi/core';
import type { Provider } from '#chain/provider.ts';
import { networkInfo } from '#api/sale-api.ts';
import { chainId } from '#shell/first/deployment.ts';
import { demoAddress, demoProvider } from './demo-provider.ts';
import { namedWallet } from './wallets.ts';

/** A connector that signs with a throw-away key through the local chain's RPC. */
export function demoConnector(): CreateConnectorFn {
  let provider: Promise<Provider> | undefined;
  return createConnector(() => ({
    id: 'demo',
    name: namedWallet('demo'),
    type: 'demo',
    // Typed by wagmi for each form of answer it knows; this wallet has but one.
    connect: async () => ({ accounts: [demoAddress], chainId }) as never,
    disconnect: async () => {},
    getAccounts: async () => [demoAddress],
    getChainId: async () => chainId,
    getProvider: () => (provider ??= networkInfo().then(({ rpcUrl }) => demoProvider(rpcUrl, chainId))),
    isAuthorized: async () => true,
    onAccountsChanged: () => {},
    onChainChanged: () => {},
    onDisconnect: () => {},
  }));
}
