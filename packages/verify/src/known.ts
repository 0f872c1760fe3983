// The contracts that are counted: those of the deployment's record, whatever a site says.
import { deployments } from '@lilape/contracts/generated/deployments';
import { type ContractName, contractNames } from '@lilape/contracts/table';
import { type Deployment, parseDeployment } from '@lilape/contracts/deployment';
import type { Address } from '@lilape/domain/address';

export type Known = {
  readonly chainId: number;
  /** Addresses in lower case; null where a contract is not deployed. */
  readonly contracts: Readonly<Record<ContractName, Address | null>>;
  /** Before it nothing of ours exists. */
  readonly fromBlock: number;
};

/** What is known of the recorded deployment on a chain, null where there is none. */
export function knownOn(chainId: number): Known | null {
  const record = (deployments as Readonly<Record<number, unknown>>)[chainId];
  return record === undefined ? null : knownOf(parseDeployment(record));
}

/** What is known of a deployment. */
export function knownOf({ chainId, contracts, blockNumber }: Deployment): Known {
  const lower = contractNames.map((name) => [name, contracts[name]?.toLowerCase() ?? null]);
  return {
    chainId,
    contracts: Object.fromEntries(lower) as Known['contracts'],
    fromBlock: Math.max(blockNumber ?? 1, 1),
  };
}
