// Where the sale is: the addresses the watcher reads, from the deployment's record.
import type { Address } from '@lilape/domain/address';
import type { PaymentToken } from '@lilape/domain/presale/methods';

/** Addresses in lower case. */
export type SaleDeployment = {
  readonly chainId: number;
  readonly presale: Address;
  readonly lilape: Address;
  readonly coins: Readonly<Record<PaymentToken, Address>>;
  /** The collection; null where there is none. */
  readonly nft: Address | null;
  /** Where LILAPE is staked; null where it is not. */
  readonly staking: Address | null;
  /** First block to read; 1 where the record does not say. */
  readonly fromBlock: bigint;
};

export type DeploymentRecord = {
  readonly chainId: number;
  readonly blockNumber?: number | null;
  readonly contracts: Readonly<Record<'presale' | 'lilape' | 'usdt' | 'usdc', string>> & {
    readonly nft?: string | null;
    readonly staking?: string | null;
  };
};

/** The sale's addresses in a record of `packages/contracts/deployments`. */
export function saleDeployment(record: DeploymentRecord): SaleDeployment {
  const { presale, lilape, usdt, usdc, nft = null, staking = null } = record.contracts;
  return {
    chainId: record.chainId,
    presale: lower(presale),
    lilape: lower(lilape),
    coins: { USDT: lower(usdt), USDC: lower(usdc) },
    nft: nft === null ? null : lower(nft),
    staking: staking === null ? null : lower(staking),
    fromBlock: BigInt(Math.max(record.blockNumber ?? 1, 1)),
  };
}

function lower(address: string): Address {
  return address.toLowerCase() as Address;
}
