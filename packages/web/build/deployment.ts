/** Reads the addresses that are compiled into the page for the chain it is built for. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../contracts/deployments');

export type DeploymentFile = { chainId: number; name: string; contracts: Record<string, string | null> };

/** Who received the supply, and what made the contracts. */
export type DeploymentRecord = {
  create3Deployer: string | null;
  teamVesting: string | null;
  recipients: Record<string, { address: string; amount: string }>;
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
  return resolve(folder, `${chainId}.json`);
}

/** Returns the deployment of the chain the page is built for; without a file no contract is named. */
export function readDeployment(): DeploymentFile {
  const chainId = buildChainId();
  const path = deploymentPath(chainId);
  if (!existsSync(path)) return { chainId, name: `Chain ${chainId}`, contracts: {} };
  const { name, contracts } = JSON.parse(readFileSync(path, 'utf8')) as DeploymentFile;
  return { chainId, name, contracts };
}

/** Returns what only the contracts page tells of that deployment. */
export function readDeploymentRecord(): DeploymentRecord {
  const path = deploymentPath();
  if (!existsSync(path)) return { create3Deployer: null, teamVesting: null, recipients: {} };
  const { create3Deployer, contracts, recipients } = JSON.parse(
    readFileSync(path, 'utf8'),
  ) as DeploymentFile & Pick<DeploymentRecord, 'create3Deployer' | 'recipients'>;
  return { create3Deployer, teamVesting: contracts['teamVesting'] ?? null, recipients };
}
