/** The chain this build is for, as wallet libraries and wallets want it described. */
import { BASE_SEPOLIA_CHAIN_ID, explorerUrl, networkName } from '@lilape/domain/chains';
import { defineChain } from 'viem/utils';
import { chainId, isLocalChain } from '#lib/deployment.ts';

const publicRpc = chainId === BASE_SEPOLIA_CHAIN_ID ? 'https://sepolia.base.org' : 'https://mainnet.base.org';
const localRpc = 'http://127.0.0.1:8545';
const explorer = explorerUrl(chainId);

export const siteChain = defineChain({
  id: chainId,
  name: networkName(chainId),
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [isLocalChain ? localRpc : publicRpc] } },
  ...(explorer !== null && { blockExplorers: { default: { name: 'Basescan', url: explorer } } }),
});
