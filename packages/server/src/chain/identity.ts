// Which chain an endpoint shows, and which code our contracts have on it.
import type { Address } from '@lilape/domain/address';
import { keccak256 } from 'viem';
import { type Hex, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';

/** What tells a wiped local chain from the one before. */
export type ChainIdentity = {
  readonly chainId: number;
  readonly genesisHash: Hex;
  /** Hash of each contract's code, or null where there is none. */
  readonly codeHashes: Readonly<Record<Address, Hex | null>>;
};

/** Chain id, genesis and the code of `contracts` as `endpoint` shows them now. */
export async function readIdentity(
  endpoint: Endpoint,
  contracts: readonly Address[],
): Promise<ChainIdentity> {
  const [chainId, genesis, ...codes] = await Promise.all([
    endpoint.request<Hex>('eth_chainId', []),
    readBlock(endpoint, 0n),
    ...contracts.map((address) => endpoint.request<Hex>('eth_getCode', [address, 'latest'])),
  ]);
  if (genesis === null) throw new Error('The endpoint does not know block 0.');
  const hashes = codes.map((code) => (code === '0x' ? null : keccak256(code)));
  return {
    chainId: Number(chainId),
    genesisHash: genesis.hash,
    codeHashes: Object.fromEntries(contracts.map((address, i) => [address, hashes[i] ?? null])),
  };
}
