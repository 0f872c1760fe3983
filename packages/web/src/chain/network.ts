/** Bringing a wallet onto this site's network. @see specification §7 Wallet calls */
import { AppError } from '@lilape/domain/app-error';
import { numberToHex } from 'viem/utils';
import { networkInfo } from '#api/sale-api.ts';
import { isLocalChain } from '#shell/first/deployment.ts';
import { isUnknownNetwork, walletFault } from './errors.ts';
import type { Provider } from './provider.ts';
import { siteChain } from './site-chain.ts';

/** The network the wallet is on. */
export async function walletChainId(provider: Provider): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }));
}

/**
 * Asks the wallet to be on this site's network, adding it where the wallet does not know it.
 * @throws AppError SWITCH_FAILED, or ADD_NETWORK_FAILED if adding it was what failed
 */
export async function switchToSiteChain(provider: Provider): Promise<void> {
  const params = [{ chainId: numberToHex(siteChain.id) }];
  try {
    await provider.request({ method: 'wallet_switchEthereumChain', params });
  } catch (cause) {
    if (!isUnknownNetwork(cause)) throw walletFault('SWITCH_FAILED', {}, cause);
    await addSiteChain(provider);
    // Some wallets only add it: ask again, which is silent where they also switched.
    await provider
      .request({ method: 'wallet_switchEthereumChain', params })
      .catch((again: unknown) => Promise.reject(walletFault('SWITCH_FAILED', {}, again)));
  }
  if ((await walletChainId(provider)) !== siteChain.id) throw new AppError('SWITCH_FAILED');
}

async function addSiteChain(provider: Provider): Promise<void> {
  try {
    const rpcUrls = isLocalChain ? [(await networkInfo()).rpcUrl] : siteChain.rpcUrls.default.http;
    const explorer = siteChain.blockExplorers?.default.url;
    const description = {
      chainId: numberToHex(siteChain.id),
      chainName: siteChain.name,
      nativeCurrency: siteChain.nativeCurrency,
      rpcUrls,
      ...(explorer !== undefined && { blockExplorerUrls: [explorer] }),
    };
    await provider.request({ method: 'wallet_addEthereumChain', params: [description] });
  } catch (cause) {
    throw walletFault('ADD_NETWORK_FAILED', {}, cause);
  }
}
