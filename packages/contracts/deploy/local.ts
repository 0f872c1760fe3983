// Deploys everything to a local chain, for `npm start`, tests and benchmarks.
import type { Hex, PublicClient } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import type { Deployment } from '../deployment.ts';
import { presaleAbi } from '../generated/abis.ts';
import { connect, connectWith, hasCode } from './clients.ts';
import { localConfig, localPrivateKey } from './local-config.ts';
import { addressOf, deploymentPlan } from './plan.ts';
import { deploymentRecord } from './record.ts';
import { sendPlan } from './send.ts';

/**
 * Deploys to the local chain at `rpcUrl` what is not there yet and returns the record. The addresses follow from the
 * deployer alone (anvil's first account unless given), so they are the same on every machine and after a wipe.
 * @throws Error with a sentence when the chain cannot be used
 * @throws DeploymentDiffers when it has contracts of other sources or settings
 */
export async function deployLocal(options: { rpcUrl: string; deployerKey?: Hex }): Promise<Deployment> {
  const chainId = await connect(options.rpcUrl, 0, 'local').getChainId();
  const account = privateKeyToAccount(options.deployerKey ?? localPrivateKey('deployer'));
  const clients = connectWith(options.rpcUrl, chainId, 'local', account);
  const startsAt = await saleStart(clients.reader, addressOf(account.address, 'presale'));
  const plan = deploymentPlan(localConfig(startsAt, chainId), account.address);
  await sendPlan(plan, clients);
  return deploymentRecord(plan, null);
}

/** When the sale that is there began, in unix seconds; where there is none, the chain's own time: it opens at once. */
async function saleStart(reader: PublicClient, presale: Hex): Promise<number> {
  if (!(await hasCode(reader, presale))) return Number((await reader.getBlock()).timestamp);
  const terms = await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'terms' });
  return terms.startsAt;
}
