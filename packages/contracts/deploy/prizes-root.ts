// The root of the prizes' tree that a collection is deployed with: where contracts meet what domain publishes.
import { prizesOf } from '@lilape/domain/apes/prizes';
import type { Address, Hex } from 'viem';

import type { DeploymentConfig } from './config.ts';

/** The root for the collection at `nft`, whose address, chain and site the metadata of the prizes names. */
export function prizesRoot({ chainId, siteUrl }: DeploymentConfig, nft: Address): Hex {
  return prizesOf({ contractAddress: nft, chainId, siteUrl }).root;
}
