/** The chain this build is for, as wallet libraries and wallets want it described. */
import { explorerUrl, networkName, publicRpcUrl } from '@lilape/domain/chains';
import { defineChain } from 'viem/utils';
import { chainId } from '#shell/first/deployment.ts';

const rpc = publicRpcUrl(chainId);
const explorer = explorerUrl(chainId);

export const siteChain = defineChain({
  id: chainId,
  name: networkName(chainId),
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: rpc === null ? [] : [rpc] } },
  ...(explorer !== null && { blockExplorers: { default: { name: 'Basescan', url: explorer } } }),
});
