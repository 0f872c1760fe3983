// Who takes no part in any draw: everything and everybody of ours.
import type { Address } from 'viem';

import { ourNames } from '../table.ts';
import type { DeploymentPlan } from './plan.ts';

/**
 * Our contracts and the market's, who receives a share of the supply or is paid one over time, owner, treasury, the team's
 * beneficiary, the studio's signer, the deployer, and whom the config names; lower case, ascending, each once, as `Draws`
 * takes and records them.
 * @see decision 15 "giveaway"
 */
export function excludedAddresses({
  config,
  deployer,
  contracts,
  recipients,
}: Pick<DeploymentPlan, 'config' | 'deployer' | 'contracts' | 'recipients'>): Address[] {
  const { owner, treasury, reserves, vesting, studioSigner, excluded } = config;
  const ours = [...ourNames.map((name) => contracts[name]), contracts.poolManager];
  const shares = [...Object.values(recipients).map(({ address }) => address), ...Object.values(reserves)];
  const people = [owner, treasury, vesting.beneficiary, studioSigner, deployer];
  const all = [...ours, ...shares, ...people, ...excluded];
  return [...new Set(all.map((address) => address.toLowerCase() as Address))].toSorted();
}
