// The record of a deployment: one JSON a chain, from which the page and the server take their addresses.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from 'viem';

import { type DeploymentPlan, create3DeployerAddress } from './plan.ts';
import type { Recipient } from './shares.ts';

export type Deployment = {
  chainId: number;
  name: string;
  deployer: Address;
  create3Deployer: Address;
  /** block before which nothing of ours exists; null on the local chain, whose record is the same on every machine */
  blockNumber: number | null;
  contracts: {
    lilape: Address;
    presale: Address;
    usdt: Address;
    usdc: Address;
    ethUsdFeed: Address;
    teamVesting: Address;
    nft: null;
    staking: null;
    prizes: null;
  };
  /** amounts in base units, 18 decimals, as text */
  recipients: Record<Recipient, { address: Address; amount: string }>;
};

/** The folder of the committed records. */
export const deploymentsFolder = join(import.meta.dirname, '..', 'deployments');

/** The record of a plan that was carried out. */
export function deploymentRecord(plan: DeploymentPlan, blockNumber: number | null): Deployment {
  const { lilape, presale, usdt, usdc, ethUsdFeed, teamVesting } = plan.contracts;
  const recipients = Object.entries(plan.recipients).map(([name, { address, amount }]) => [
    name,
    { address, amount: amount.toString() },
  ]);
  return {
    chainId: plan.config.chainId,
    name: plan.config.name,
    deployer: plan.deployer,
    create3Deployer: create3DeployerAddress,
    blockNumber,
    contracts: {
      lilape,
      presale,
      usdt,
      usdc,
      ethUsdFeed,
      teamVesting,
      nft: null,
      staking: null,
      prizes: null,
    },
    recipients: Object.fromEntries(recipients) as Deployment['recipients'],
  };
}

const recordPath = (folder: string, chainId: number) => join(folder, `${chainId}.json`);

/** Writes the record and returns its path. */
export function writeDeployment(deployment: Deployment, folder = deploymentsFolder): string {
  const path = recordPath(folder, deployment.chainId);
  writeFileSync(path, `${JSON.stringify(deployment, null, 2)}\n`);
  return path;
}

/** The record of a chain, or null where nothing was deployed yet. */
export function readDeployment(chainId: number, folder = deploymentsFolder): Deployment | null {
  const path = recordPath(folder, chainId);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Deployment) : null;
}
