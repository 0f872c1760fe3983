// The contracts that are counted: those of the deployment's record, whatever a site says.
import { deployments } from '@lilape/contracts/generated/deployments';
import { type ContractName, contractNames } from '@lilape/contracts/table';
import { type Deployment, parseDeployment } from '@lilape/contracts/deployment';
import type { Address } from '@lilape/domain/address';
import { CannotCheck } from './fetchers.ts';

export type Known = {
  readonly chainId: number;
  /** Addresses in lower case; null where a contract is not deployed. */
  readonly contracts: Readonly<Record<ContractName, Address | null>>;
  /** Ours, which have no part in any draw: lower case, ascending. */
  readonly excluded: readonly Address[];
  /** Before it nothing of ours exists. */
  readonly fromBlock: number;
};

/** The recorded deployment on a chain. @throws CannotCheck where this copy has none */
export function deploymentOn(chainId: number): Deployment {
  const record = (deployments as Readonly<Record<number, unknown>>)[chainId];
  if (record === undefined)
    throw new CannotCheck('UNKNOWN_CHAIN', `No deployment on chain ${chainId} is recorded in this copy.`);
  return parseDeployment(record);
}

/** What is known of a deployment. */
export function knownOf(deployment: Deployment): Known {
  const { chainId, contracts, blockNumber } = deployment;
  const lower = contractNames.map((name) => [name, contracts[name]?.toLowerCase() ?? null]);
  return {
    chainId,
    contracts: Object.fromEntries(lower) as Known['contracts'],
    excluded: deployment.excluded,
    fromBlock: Math.max(blockNumber ?? 1, 1),
  };
}
