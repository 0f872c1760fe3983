// The command: deploys to the local chain, Base Sepolia or Base, and records the addresses.
//   node packages/contracts/deploy/deploy.ts --chain local|base-sepolia|base [--broadcast]
// Base chains are a dry run unless --broadcast is given. RPC_URL names the chain's RPC, DEPLOYER_PRIVATE_KEY signs;
// a dry run may have DEPLOYER_ADDRESS instead of the key. --config and --out take other paths than the committed ones.
import { parseArgs } from 'node:util';
import { type Address, type Hex, formatUnits, getAddress, isAddress, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { type ConfiguredChain, configPath, configuredChains, readConfig } from './config.ts';
import { deployLocal } from './local.ts';
import { type DeploymentPlan, create3DeployerAddress, deploymentPlan } from './plan.ts';
import { deploymentRecord } from './record.ts';
import { deploymentsFolder, readDeployment, writeDeployment } from './record-file.ts';
import { checkChain, connect, connectWith, hasCode, sendPlan } from './send.ts';

const usage = 'Usage: deploy.ts --chain local|base-sepolia|base [--broadcast] [--config file] [--out folder]';

type Settings = { chain: ConfiguredChain; configFile: string; out: string; rpcUrl: string };

function readKey(): Hex | null {
  const key = process.env['DEPLOYER_PRIVATE_KEY'];
  if (key === undefined || key === '') return null;
  if (!isHex(key) || key.length !== 66)
    throw new Error('DEPLOYER_PRIVATE_KEY must be 0x and 64 hexadecimal digits.');
  return key;
}

function deployerAddress(): Address {
  const key = readKey();
  if (key !== null) return privateKeyToAccount(key).address;
  const address = process.env['DEPLOYER_ADDRESS'];
  if (address !== undefined && isAddress(address)) return getAddress(address);
  throw new Error(
    'Set DEPLOYER_PRIVATE_KEY, or DEPLOYER_ADDRESS for a dry run: the addresses follow from the deployer.',
  );
}

/** Shows what would be created, without sending anything. */
async function dryRun({ chain, configFile, rpcUrl }: Settings): Promise<void> {
  const { chainId, name } = configuredChains[chain];
  const plan = deploymentPlan(readConfig(chain, configFile), deployerAddress());
  const reader = connect(rpcUrl, chainId, name);
  await checkChain(reader, plan);
  const steps = [{ key: 'create3Deployer', address: create3DeployerAddress }, ...plan.steps];
  console.log(`Dry run on ${name} (${chainId}), deployer ${plan.deployer}. Nothing is sent.`);
  for (const { key, address } of steps) {
    console.log(
      `${(await hasCode(reader, address)) ? 'is there    ' : 'would create'} ${key.padEnd(15)} ${address}`,
    );
  }
  printTerms(plan);
  console.log('Run again with --broadcast to deploy.');
}

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

function printTerms(plan: DeploymentPlan): void {
  const { sale, owner, treasury } = plan.config;
  console.log(`owner ${owner}, treasury ${treasury}`);
  console.log(`sale ${iso(sale.startsAt)} to ${iso(sale.endsAt)}, soft cap $${formatUnits(sale.softCap, 6)}`);
  console.log(
    `${sale.stageCount} stages of ${sale.tokensPerStage} LILAPE from $${formatUnits(BigInt(sale.basePrice), 6)}`,
  );
  for (const [name, { address, amount }] of Object.entries(plan.recipients)) {
    console.log(`share ${name.padEnd(22)} ${address} ${formatUnits(amount, 18)}`);
  }
}

async function broadcast({ chain, configFile, out, rpcUrl }: Settings): Promise<void> {
  const { chainId, name } = configuredChains[chain];
  const key = readKey();
  if (key === null) throw new Error('Set DEPLOYER_PRIVATE_KEY to send transactions.');
  const account = privateKeyToAccount(key);
  const plan = deploymentPlan(readConfig(chain, configFile), account.address);
  const result = await sendPlan(plan, connectWith(rpcUrl, chainId, name, account));
  const earlier = readDeployment(chainId, out);
  const knownBlock = earlier?.contracts.presale === plan.contracts.presale ? earlier.blockNumber : null;
  const block = knownBlock ?? (result.firstBlock === null ? null : Number(result.firstBlock));
  console.log(
    `created ${result.created.join(', ') || 'nothing'}; was there: ${result.present.join(', ') || 'nothing'}`,
  );
  console.log(`recorded in ${writeDeployment(deploymentRecord(plan, block), out)}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      chain: { type: 'string' },
      broadcast: { type: 'boolean', default: false },
      config: { type: 'string' },
      out: { type: 'string', default: deploymentsFolder },
    },
  });
  if (values.chain === 'local') {
    const rpcUrl = process.env['RPC_URL'] ?? 'http://127.0.0.1:8545';
    console.log(`recorded in ${writeDeployment(await deployLocal({ rpcUrl }), values.out)}`);
    return;
  }
  if (values.chain !== 'base' && values.chain !== 'base-sepolia') throw new Error(usage);
  const rpcUrl = process.env['RPC_URL'];
  if (rpcUrl === undefined || rpcUrl === '') throw new Error('Set RPC_URL to an RPC endpoint of the chain.');
  const configFile = values.config ?? configPath(values.chain);
  const settings: Settings = { chain: values.chain, configFile, out: values.out, rpcUrl };
  await (values.broadcast ? broadcast(settings) : dryRun(settings));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
