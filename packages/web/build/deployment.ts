/** Reads the addresses that are compiled into the page for the chain it is built for. */
import type { Address, Deployment } from '@lilape/contracts/deployment';
import { readDeployment as readRecord, recordPath } from '@lilape/contracts/deploy/record-file';
import { contractNames } from '@lilape/contracts/table';
import { type PageContract, shownOnly } from '../src/shell/page-contracts.ts';

/** What every page knows: a contract that does not exist on this chain is null. */
export type DeploymentFile = {
  chainId: number;
  name: string;
  contracts: Record<PageContract, Address | null>;
};

/** Returns the chain id the page is built for: `LILAPE_CHAIN_ID`, or 31337, the local chain. */
export function buildChainId(): number {
  const chainId = Number(process.env['LILAPE_CHAIN_ID'] || 31337);
  if (!Number.isSafeInteger(chainId) || chainId <= 0)
    throw new Error(
      `LILAPE_CHAIN_ID must be a chain id such as 8453, not "${process.env['LILAPE_CHAIN_ID']}".`,
    );
  return chainId;
}

/** Returns the path of the deployment file of a chain, whether or not it exists. */
export function deploymentPath(chainId = buildChainId()): string {
  return recordPath(chainId);
}

/** Returns the deployment of the chain the page is built for; without a file no contract is named. */
export function readDeployment(): DeploymentFile {
  const chainId = buildChainId();
  const record = readRecord(chainId);
  const names = contractNames.filter((name) => !(shownOnly as readonly string[]).includes(name));
  const contracts = Object.fromEntries(names.map((name) => [name, record?.contracts[name] ?? null]));
  return {
    chainId,
    name: record?.name ?? `Chain ${chainId}`,
    contracts: contracts as DeploymentFile['contracts'],
  };
}

/** Returns the whole record, of which the contracts page tells more; null where nothing is deployed. */
export function readDeploymentRecord(): Deployment | null {
  return readRecord(buildChainId());
}
