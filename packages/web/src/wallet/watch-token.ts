/** Asking a wallet to show LILAPE among its tokens. @see https://eips.ethereum.org/EIPS/eip-747 */
import { TOKEN } from '@lilape/domain/token';
import { AppError } from '@lilape/domain/app-error';
import { isRejection, walletFault } from '#chain/errors.ts';
import { switchToSiteChain, walletChainId } from '#chain/network.ts';
import type { Provider } from '#chain/provider.ts';
import { chainId, contracts } from '#shell/first/deployment.ts';
import { findProvider, installedWallets } from './discovery.ts';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { restoreSession } from '#shell/first/restore.ts';
import { currentSession } from '#shell/first/session.ts';

/** `choosing`: the wallet dialog is open, and `again` is called once a wallet is connected through it. */
export type WatchOutcome = 'added' | 'refused' | 'choosing';

/** How long wallets may take to announce themselves, milliseconds. */
const announceWaitMs = 200;

/**
 * Asks the connected wallet, or else the only one that is installed, to list the token of this build's network.
 * Where there are none or several the visitor chooses.
 * @throws AppError SWITCH_FAILED or ADD_NETWORK_FAILED; what the wallet throws if it cannot list tokens
 */
export async function watchToken(again: () => void): Promise<WatchOutcome> {
  const provider = await readyProvider();
  if (provider === undefined) {
    openWalletDialog(again);
    return 'choosing';
  }
  // A wallet lists the token for the network that it is on.
  if ((await walletChainId(provider)) !== chainId) await switchToSiteChain(provider);
  return (await askToWatch(provider)) ? 'added' : 'refused';
}

async function readyProvider(): Promise<Provider | undefined> {
  await restoreSession();
  if (currentSession().status === 'connected') {
    const { connectedProvider } = await import('./connection.ts');
    return connectedProvider();
  }
  installedWallets();
  await new Promise((resolve) => setTimeout(resolve, announceWaitMs));
  const [only, ...others] = installedWallets();
  return only === undefined || others.length > 0 ? undefined : findProvider(only);
}

async function askToWatch(provider: Provider): Promise<boolean> {
  const address = contracts.lilape;
  if (address === null) throw new AppError('TOKEN_NOT_ADDED');
  const { symbol, decimals } = TOKEN;
  const image = new URL('/icon-192.png', location.href).href;
  const asset = { type: 'ERC20', options: { address, symbol, decimals, image } };
  try {
    // The one wallet call whose parameters are an object instead of a list.
    return (await provider.request({ method: 'wallet_watchAsset', params: asset as never })) === true;
  } catch (cause) {
    if (isRejection(cause)) return false;
    throw walletFault('TOKEN_NOT_ADDED', {}, cause);
  }
}
