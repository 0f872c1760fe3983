/** Reads the addresses that are compiled into the page for the chain it is built for. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../contracts/deployments');

export type DeploymentFile = { chainId: number; name: string; contracts: Record<string, string | null> };

/** Returns the chain id the page is built for: `LILAPE_CHAIN_ID`, or 31337, the local chain. */
export function buildChainId(): number {
  const chainId = Number(process.env['LILAPE_CHAIN_ID'] ?? 31337);
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
