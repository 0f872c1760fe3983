/** 'Other Wallets': any wallet that speaks WalletConnect, by a link instead of the library's own dialog. */
import { AppError } from '@lilape/domain/app-error';
import { type CreateConnectorFn, createConnector } from '@wagmi/core';
import { walletConnect } from '@wagmi/connectors/walletConnect';

/** How long the relay may take to give a link, milliseconds; offline it would never answer. @see decision 32 "wallet list" */
const relayWaitMs = 15_000;

/**
 * A connector that calls `onLink` with the link for the visitor's wallet.
 * @throws AppError WALLETCONNECT_UNCONFIGURED in a build without a project id; connecting it throws
 * WALLETCONNECT_TIMEOUT if the relay gives no link within 15 s
 */
export function walletConnectConnector(onLink?: (link: string) => void): CreateConnectorFn {
  const projectId = LILAPE_WALLETCONNECT_PROJECT_ID;
  if (projectId === '') throw new AppError('WALLETCONNECT_UNCONFIGURED');
  return createConnector((config) => {
    const { origin } = window.location;
    const metadata = {
      name: 'LilApe',
      description: '$LILAPE on Base',
      url: origin,
      icons: [`${origin}/favicon.svg`],
    };
    const connector = walletConnect({ projectId, showQrModal: false, metadata })(config);
    const connect: typeof connector.connect = (parameters) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new AppError('WALLETCONNECT_TIMEOUT')), relayWaitMs);
      });
      config.emitter.on('message', ({ type, data }) => {
        if (type !== 'display_uri' || typeof data !== 'string') return;
        clearTimeout(timer);
        onLink?.(data);
      });
      return Promise.race([connector.connect(parameters), timeout]).finally(() => clearTimeout(timer));
    };
    return { ...connector, id: 'walletconnect', connect };
  });
}
