// What wallets get about the chain and the contracts on it.
import type { Deployment } from '@lilape/contracts/deployment';
import { explorerUrl, networkName } from '@lilape/domain/chains';
import type { NetworkInfo } from '@lilape/wire/chain';

/** The answer of `GET /api/network/info`. */
export function networkInfoOf({ chainId, contracts }: Deployment, rpcUrl: string): NetworkInfo {
  return {
    chainId,
    name: networkName(chainId),
    rpcUrl,
    explorerUrl: explorerUrl(chainId),
    contracts,
  };
}
