// The record of a deployment, from its plan and from what the chain says of its creation.
import type { Deployment } from '../deployment.ts';
import { contractNames } from '../table.ts';
import { create3DeployerAddress } from './create3.ts';
import type { Creations } from './creations.ts';
import type { DeploymentPlan } from './plan.ts';

/**
 * The record of a plan that was carried out. Without `creations`, as on the local chain, it says nothing that would
 * differ from machine to machine.
 */
export function deploymentRecord(plan: DeploymentPlan, creations: Creations | null): Deployment {
  const { chainId, name, note, generation, siteUrl } = plan.config;
  const { openerSalt } = plan;
  const recipients = Object.entries(plan.recipients).map(([recipient, { address, amount }]) => [
    recipient,
    { address, amount: amount.toString() },
  ]);
  const blocks = Object.values(creations ?? {}).map(({ block }) => block);
  return {
    chainId,
    name,
    note,
    generation,
    siteUrl,
    deployer: plan.deployer,
    create3Deployer: create3DeployerAddress,
    blockNumber: blocks.length === 0 ? null : Math.min(...blocks),
    contracts: Object.fromEntries(
      contractNames.map((contract) => [contract, plan.contracts[contract]]),
    ) as Deployment['contracts'],
    openerSalt,
    recipients: Object.fromEntries(recipients) as Deployment['recipients'],
    treasury: plan.config.treasury,
    reserves: plan.config.reserves,
    excluded: plan.excluded,
    sale: creations === null ? null : saleOf(plan),
    created: creations ?? {},
  };
}

function saleOf({ config: { owner, treasury, sale } }: DeploymentPlan): Deployment['sale'] {
  const terms = Object.entries(sale).map(([name, value]) => [name, value.toString()]);
  return { owner, treasury, terms: Object.fromEntries(terms) as Record<string, string> };
}
