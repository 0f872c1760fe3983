// The command `deploy`: reads its arguments and environment, shows or carries out a plan, and records what stands.
import { parseArgs } from 'node:util';
import { type Address, type Hex, getAddress, isAddress, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { checkChain, timeProblems } from './check-chain.ts';
import { connect, connectWith } from './clients.ts';
import { inspect } from './compare.ts';
import { type ConfiguredChain, configPath, configuredChains, readConfig } from './config.ts';
import { configNotes } from './config-rules.ts';
import { deploymentCost } from './cost.ts';
import { create3DeployerAddress } from './create3.ts';
import { deployLocal } from './local.ts';
import { localChainId } from './local-config.ts';
import { type DeploymentPlan, deploymentPlan } from './plan.ts';
import { printTerms } from './print.ts';
import { deploymentRecord } from './record.ts';
import { deploymentsFolder, writeDeployment } from './record-file.ts';
import { sendPlan } from './send.ts';
import { simulate } from './simulate.ts';

const usage = 'Usage: deploy.ts --chain local|base-sepolia|base [--broadcast] [--config file] [--out folder]';

/** What the command works with besides its arguments. */
export type CommandParts = {
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
  /** Refuses to send what the committed sources do not build to. */
  requireSources: () => void;
};

type Settings = CommandParts & { chain: ConfiguredChain; configFile: string; out: string; rpcUrl: string };

/** Runs the command. @throws Error with the sentence that is to be shown */
export async function runDeploy(args: string[], parts: CommandParts): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      chain: { type: 'string' },
      broadcast: { type: 'boolean', default: false },
      config: { type: 'string' },
      out: { type: 'string', default: deploymentsFolder },
    },
  });
  const { chain, config, out } = values;
  if (chain === 'local') return toLocalChain(parts, out);
  if (chain !== 'base' && chain !== 'base-sepolia') throw new Error(usage);
  const rpcUrl = parts.env['RPC_URL'];
  if (rpcUrl === undefined || rpcUrl === '') throw new Error('Set RPC_URL to an RPC endpoint of the chain.');
  const settings: Settings = { ...parts, chain, configFile: config ?? configPath(chain), out, rpcUrl };
  await (values.broadcast ? broadcast(settings) : dryRun(settings));
}

/** Anvil's keys are known to everybody: on a chain with another id they would give everything away. */
async function toLocalChain({ env, print }: CommandParts, out: string): Promise<void> {
  const rpcUrl = env['RPC_URL'] ?? 'http://127.0.0.1:8545';
  const chainId = await connect(rpcUrl, localChainId, 'local').getChainId();
  if (chainId !== localChainId)
    throw new Error(
      `The RPC serves chain ${chainId}, but --chain local deploys to ${localChainId} only: its keys are known to everybody.`,
    );
  print(`recorded in ${writeDeployment(await deployLocal({ rpcUrl }), out)}`);
}

/** Judges everything that a broadcast would judge, and shows what would be created, without sending anything. */
async function dryRun({ chain, configFile, rpcUrl, env, print }: Settings): Promise<void> {
  const { chainId, name } = configuredChains[chain];
  const plan = deploymentPlan(readConfig(chain, configFile), deployerAddress(env));
  const reader = connect(rpcUrl, chainId, name);
  const doubts = await checkChain(reader, plan);
  const { hasDeployer, present, missing, notes } = await inspect(reader, plan);
  if (missing.length > 0) {
    await requireTimes(reader, plan);
    await simulate(reader, plan.deployer, missing);
  }
  print(`Dry run on ${name} (${chainId}), deployer ${plan.deployer}. Nothing is sent.`);
  const line = (isThere: boolean, key: string, address: Address) =>
    print(`${isThere ? 'is there    ' : 'would create'} ${key.padEnd(15)} ${address}`);
  line(hasDeployer, 'create3Deployer', create3DeployerAddress);
  for (const { key, address } of plan.steps) line(present.includes(key), key, address);
  for (const note of [...configNotes(plan.config), ...doubts, ...notes]) print(`note: ${note}`);
  printTerms(plan, print);
  if (missing.length > 0) {
    const { wei, balance, sentence } = await deploymentCost(reader, plan.deployer);
    print(sentence);
    if (balance < wei) print('note: that is not enough to deploy');
  }
  print('Run again with --broadcast to deploy.');
}

async function broadcast({
  chain,
  configFile,
  out,
  rpcUrl,
  env,
  print,
  requireSources,
}: Settings): Promise<void> {
  const { chainId, name } = configuredChains[chain];
  const key = readKey(env);
  if (key === null) throw new Error('Set DEPLOYER_PRIVATE_KEY to send transactions.');
  const account = privateKeyToAccount(key);
  const plan = deploymentPlan(readConfig(chain, configFile), account.address);
  requireSources();
  const clients = connectWith(rpcUrl, chainId, name, account);
  const doubts = await checkChain(clients.reader, plan);
  const before = await inspect(clients.reader, plan);
  if (before.missing.length > 0) await requireTimes(clients.reader, plan);
  if (before.present.length === 0) await requireEther(clients.reader, plan);
  const { created, present, state } = await sendPlan(plan, clients, print);
  print(`created ${created.join(', ') || 'nothing'}; was there: ${present.join(', ') || 'nothing'}`);
  for (const note of [...configNotes(plan.config), ...doubts, ...state.notes]) print(`note: ${note}`);
  print(`recorded in ${writeDeployment(deploymentRecord(plan, state.creations), out)}`);
}

async function requireTimes(reader: ReturnType<typeof connect>, plan: DeploymentPlan): Promise<void> {
  const problems = timeProblems(plan, Number((await reader.getBlock()).timestamp));
  if (problems.length > 0)
    throw new Error(`This cannot be deployed to ${plan.config.name}: ${problems.join('; ')}.`);
}

/** Before the first transaction; later ones need less. */
async function requireEther(reader: ReturnType<typeof connect>, { deployer }: DeploymentPlan): Promise<void> {
  const { wei, balance, sentence } = await deploymentCost(reader, deployer);
  if (balance < wei) throw new Error(`Nothing was sent: the deployment ${sentence}.`);
}

function readKey(env: CommandParts['env']): Hex | null {
  const key = env['DEPLOYER_PRIVATE_KEY'];
  if (key === undefined || key === '') return null;
  if (!isHex(key) || key.length !== 66)
    throw new Error('DEPLOYER_PRIVATE_KEY must be 0x and 64 hexadecimal digits.');
  return key;
}

function deployerAddress(env: CommandParts['env']): Address {
  const key = readKey(env);
  if (key !== null) return privateKeyToAccount(key).address;
  const address = env['DEPLOYER_ADDRESS'];
  if (address !== undefined && isAddress(address)) return getAddress(address);
  throw new Error(
    'Set DEPLOYER_PRIVATE_KEY, or DEPLOYER_ADDRESS for a dry run: the addresses follow from the deployer.',
  );
}
