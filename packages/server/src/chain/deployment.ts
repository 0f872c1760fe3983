// Where the sale is: the addresses the watcher reads, from the deployment's record.
import type { ContractName } from '@lilape/contracts/table';
import type { Address } from '@lilape/domain/address';
import type { PaymentToken } from '@lilape/domain/presale/methods';

/** Addresses in lower case. */
export type SaleDeployment = {
  readonly chainId: number;
  readonly presale: Address;
  readonly lilape: Address;
  readonly coins: Readonly<Record<PaymentToken, Address>>;
  /** First block to read; 1 where the record does not say. */
  readonly fromBlock: bigint;
};

export type DeploymentRecord = {
  readonly chainId: number;
  readonly blockNumber?: number | null;
  /** Contracts and people of ours, which count as no holders. */
  readonly excluded?: readonly Address[];
  readonly contracts: Readonly<Record<'presale' | 'lilape' | 'usdt' | 'usdc', string>> &
    Readonly<Partial<Record<ContractName, string | null>>>;
};

/** The sale's addresses in a record of `packages/contracts/deployments`. */
export function saleDeployment(record: DeploymentRecord): SaleDeployment {
  const { presale, lilape, usdt, usdc } = record.contracts;
  return {
    chainId: record.chainId,
    presale: lower(presale),
    lilape: lower(lilape),
    coins: { USDT: lower(usdt), USDC: lower(usdc) },
    fromBlock: BigInt(Math.max(record.blockNumber ?? 1, 1)),
  };
}

/** The address of a contract in lower case, null where the record has none. */
export function addressIn({ contracts }: DeploymentRecord, name: ContractName): Address | null {
  const address = contracts[name] ?? null;
  return address === null ? null : lower(address);
}

function lower(address: string): Address {
  return address.toLowerCase() as Address;
}
