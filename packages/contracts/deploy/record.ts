// The record of a deployment, from its plan.
import type { Deployment } from '../deployment.ts';
import { type ContractName, contractNames } from '../table.ts';
import { type DeploymentPlan, create3DeployerAddress } from './plan.ts';

/** The record of a plan that was carried out. */
export function deploymentRecord(plan: DeploymentPlan, blockNumber: number | null): Deployment {
  const known: Partial<Record<ContractName, string>> = plan.contracts;
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
    contracts: Object.fromEntries(
      contractNames.map((name) => [name, known[name] ?? null]),
    ) as Deployment['contracts'],
    reserved: plan.reserved,
    recipients: Object.fromEntries(recipients) as Deployment['recipients'],
  };
}
