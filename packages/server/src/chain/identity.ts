// Which chain an endpoint shows, and whether the sale is on it.
import { keccak256 } from 'viem';
import { type Hex, readBlock } from '#chain/blocks.ts';
import type { SaleDeployment } from '#chain/deployment.ts';
import type { Endpoint } from '#chain/endpoints.ts';

/** Which chain and which contract an endpoint shows: what tells a wiped local chain from the one before. */
export type ChainIdentity = {
  readonly chainId: number;
  readonly genesisHash: Hex;
  /** Hash of the sale contract's code, or null where there is none. */
  readonly codeHash: Hex | null;
};

/** Chain id, genesis and code of the sale as `endpoint` shows them now. */
export async function readIdentity(endpoint: Endpoint, sale: SaleDeployment): Promise<ChainIdentity> {
  const [chainId, genesis, code] = await Promise.all([
    endpoint.request<Hex>('eth_chainId', []),
    readBlock(endpoint, 0n),
    endpoint.request<Hex>('eth_getCode', [sale.presale, 'latest']),
  ]);
  if (genesis === null) throw new Error('The endpoint does not know block 0.');
  return {
    chainId: Number(chainId),
    genesisHash: genesis.hash,
    codeHash: code === '0x' ? null : keccak256(code),
  };
}
