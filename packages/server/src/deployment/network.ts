// Where the sale lives: the deployment's addresses and what wallets are told about the chain.
import { readFile } from 'node:fs/promises';
import type { Address } from '@lilape/domain/address';
import { explorerUrl, networkName } from '@lilape/domain/chains';
import type { NetworkInfo } from '@lilape/wire/chain';

export type ContractName = keyof NetworkInfo['contracts'];

/** The part of a deployment record that the server needs. */
export type Deployment = {
  readonly chainId: number;
  readonly name: string;
  /** Block before which nothing of ours exists; null or absent: look from the start. */
  readonly blockNumber?: number | null;
  readonly contracts: Readonly<Record<'lilape' | 'presale' | 'usdt' | 'usdc', Address>> &
    Readonly<Partial<Record<ContractName | 'teamVesting', Address | null>>>;
  /** Who received the supply when it was minted; amounts are base units of LILAPE. */
  readonly recipients?: Readonly<Record<string, { readonly address: Address; readonly amount: string }>>;
};

const FOLDER = new URL('../../../contracts/deployments/', import.meta.url);

/** The committed record of a chain's deployment, or null if there is none yet. @throws Error if it is not one */
export async function readDeployment(chainId: number): Promise<Deployment | null> {
  let text: string;
  try {
    text = await readFile(new URL(`${chainId}.json`, FOLDER), 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
  return JSON.parse(text) as Deployment;
}

/** The answer of `GET /api/network/info`. */
export function networkInfoOf(deployment: Deployment, rpcUrl: string): NetworkInfo {
  const of = (name: ContractName) => deployment.contracts[name] ?? null;
  return {
    chainId: deployment.chainId,
    name: networkName(deployment.chainId),
    rpcUrl,
    explorerUrl: explorerUrl(deployment.chainId),
    contracts: {
      lilape: of('lilape'),
      presale: of('presale'),
      usdt: of('usdt'),
      usdc: of('usdc'),
      nft: of('nft'),
      staking: of('staking'),
      prizes: of('prizes'),
      ethUsdFeed: of('ethUsdFeed'),
    },
  };
}
