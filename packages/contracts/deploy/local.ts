// Deploys everything to a local chain, for `npm start`, tests and benchmarks.
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { localConfig, localPrivateKey } from './local-config.ts';
import { deploymentPlan } from './plan.ts';
import type { Deployment } from '../deployment.ts';
import { deploymentRecord } from './record.ts';
import { connect, connectWith, sendPlan } from './send.ts';

/**
 * Deploys to the local chain at `rpcUrl` what is not there yet and returns the record. The addresses follow from the
 * deployer alone (anvil's first account unless given), so they are the same on every machine and after a wipe.
 * @throws Error with a sentence when the chain cannot be used.
 */
export async function deployLocal(options: { rpcUrl: string; deployerKey?: Hex }): Promise<Deployment> {
  const chainId = await connect(options.rpcUrl, 0, 'local').getChainId();
  const account = privateKeyToAccount(options.deployerKey ?? localPrivateKey('deployer'));
  const clients = connectWith(options.rpcUrl, chainId, 'local', account);
  const head = await clients.reader.getBlock();
  const plan = deploymentPlan(localConfig(Number(head.timestamp), chainId), account.address);
  await sendPlan(plan, clients);
  return deploymentRecord(plan, null);
}
