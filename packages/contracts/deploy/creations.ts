// When and from what our contracts were created, by the events of their deployer: the chain's own record.
import { type PublicClient, getAbiItem } from 'viem';

import type { Creation } from '../deployment.ts';
import { create3DeployerAbi } from '../generated/abis.ts';
import { create3DeployerAddress } from './create3.ts';
import type { ContractKey, DeploymentPlan } from './plan.ts';

export type Creations = Partial<Record<ContractKey, Creation>>;

const deployedEvent = getAbiItem({ abi: create3DeployerAbi, name: 'Deployed' });
/** As many blocks as public endpoints answer for at once. */
const widestRange = 10_000n;
const narrowestRange = 64n;

/**
 * The creations of `keys`, which all exist. Searched from the head backwards: what is looked for was made lately, or
 * the record knows it.
 * @throws Error when the endpoint does not answer, or has forgotten a creation
 */
export async function findCreations(
  reader: PublicClient,
  plan: DeploymentPlan,
  keys: readonly ContractKey[],
): Promise<Creations> {
  const creations: Creations = {};
  const steps = plan.steps.filter(({ key }) => keys.includes(key));
  let toBlock = await reader.getBlockNumber({ cacheTime: 0 });
  let range = widestRange;
  while (steps.some(({ key }) => creations[key] === undefined)) {
    const fromBlock = toBlock >= range ? toBlock - range + 1n : 0n;
    const logs = await readEvents(reader, plan, fromBlock, toBlock).catch((cause: unknown) => {
      if (range <= narrowestRange) throw cause;
      return null; // too wide for this endpoint
    });
    if (logs === null) {
      range /= 2n;
      continue;
    }
    for (const log of logs) {
      const step = steps.find(({ salt }) => salt === log.salt);
      if (step !== undefined)
        creations[step.key] = { ...log.creation, constructorArgs: step.constructorArgs };
    }
    if (fromBlock === 0n) break;
    toBlock = fromBlock - 1n;
  }
  const lost = steps.filter(({ key }) => creations[key] === undefined).map(({ key }) => key);
  if (lost.length > 0) throw new Error(`The RPC has no event of the creation of ${lost.join(', ')}.`);
  return creations;
}

async function readEvents(reader: PublicClient, plan: DeploymentPlan, fromBlock: bigint, toBlock: bigint) {
  const logs = await reader.getLogs({
    address: create3DeployerAddress,
    event: deployedEvent,
    args: { sender: plan.deployer, salt: plan.steps.map(({ salt }) => salt) },
    fromBlock,
    toBlock,
    strict: true,
  });
  return logs.map(({ args, transactionHash, blockNumber }) => ({
    salt: args.salt,
    creation: { transaction: transactionHash, block: Number(blockNumber), initCodeHash: args.initCodeHash },
  }));
}
