// Carries out a plan on a chain, in two transactions: the token comes with the last, so that no key ever holds a share.
import type { Address, Hex } from 'viem';

import { checkChain } from './check-chain.ts';
import type { Clients } from './clients.ts';
import { type ChainState, inspect } from './compare.ts';
import { create2Factory, create3DeployerAddress, create3DeployerCall } from './create3.ts';
import { type DeploymentPlan, transactionsOf } from './plan.ts';
import { deployAllCall, simulate } from './simulate.ts';

/** What became of a plan: the names created now, those that were there, and what stands now. */
export type SendResult = { created: string[]; present: string[]; state: ChainState };

/**
 * Creates every contract of the plan that is not there yet and looks at what then stands; run again, it goes on where it
 * stopped, or sends nothing and looks. `tell` hears of each transaction when it is sent.
 * @throws Error before anything is sent, when the chain does not fit or a constructor would refuse
 * @throws DeploymentDiffers when what stands there is not what was planned
 */
export async function sendPlan(
  plan: DeploymentPlan,
  clients: Clients,
  tell: (line: string) => void = () => {},
): Promise<SendResult> {
  const { reader } = clients;
  await checkChain(reader, plan);
  const before = await inspect(reader, plan);
  const created: string[] = [];
  if (before.missing.length > 0) {
    await simulate(reader, plan.deployer, before.missing);
    if (!before.hasDeployer) {
      await send(clients, 'create3Deployer', create2Factory, create3DeployerCall, tell);
      created.push('create3Deployer');
    }
    for (const steps of transactionsOf(before.missing)) {
      const keys = steps.map(({ key }) => key);
      await send(clients, keys.join(', '), create3DeployerAddress, deployAllCall(steps), tell);
      created.push(...keys);
    }
  }
  const present = [...(before.hasDeployer ? ['create3Deployer'] : []), ...before.present];
  return { created, present, state: created.length === 0 ? before : await inspect(reader, plan) };
}

async function send(
  { reader, wallet, account }: Clients,
  what: string,
  to: Address,
  data: Hex,
  tell: (line: string) => void,
): Promise<void> {
  const hash = await wallet.sendTransaction({ account, chain: wallet.chain, to, data });
  tell(`sent ${hash}: creates ${what}`);
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Creating ${what} failed in transaction ${hash}.`);
}
