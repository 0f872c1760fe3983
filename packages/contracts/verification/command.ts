// The command `verify:code`: whether the chain has what these sources compile to, and what explorers need to say so too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Deployment } from '../deployment.ts';
import { connect } from '../deploy/clients.ts';
import { configuredChains } from '../deploy/config.ts';
import { deploymentsFolder, readDeployment } from '../deploy/record-file.ts';
import { build } from '../scripts/build.ts';
import { contractsRoot, runForge } from '../scripts/forge.ts';
import { type ExplorerName, type Explorers, explorerNames, post, sourcifyRequest } from './explorers.ts';
import { type Verification, verificationsOf } from './inputs.ts';
import { compareWithChain, withoutCreation } from './on-chain.ts';
import { compareManager } from './pool-manager.ts';

const usage = `Usage: verify:code -- --chain base|base-sepolia [--rpc URL] [--post ${explorerNames.join('|')}]…`;

export type VerifyParts = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly explorers: Omit<Explorers, 'etherscanKey'>;
  /** Brings artifacts up to date with the sources. */
  readonly compile: () => void;
};

const isExplorer = (name: string): name is ExplorerName =>
  (explorerNames as readonly string[]).includes(name);

/** Runs the command; returns whether everything is as compiled. @throws Error with the sentence that is to be shown */
export async function runVerifyCode(
  args: string[],
  { env, print, explorers, compile }: VerifyParts,
): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      chain: { type: 'string' },
      rpc: { type: 'string' },
      post: { type: 'string', multiple: true, default: [] },
      records: { type: 'string', default: deploymentsFolder },
      out: { type: 'string', default: join(contractsRoot, 'out', 'verification') },
    },
  });
  const { chain, post: asked } = values;
  if ((chain !== 'base' && chain !== 'base-sepolia') || !asked.every(isExplorer)) throw new Error(usage);
  const rpcUrl = values.rpc ?? env['RPC_URL']?.split(',')[0];
  if (rpcUrl === undefined || rpcUrl === '')
    throw new Error('Set RPC_URL to an RPC endpoint of the chain, or name one with --rpc.');
  const { chainId, name } = configuredChains[chain];
  const deployment = readDeployment(chainId, values.records);
  if (deployment === null) throw new Error(`Nothing is recorded as deployed on ${name} (${chainId}).`);
  const reader = connect(rpcUrl, chainId, name);
  const served = await reader.getChainId();
  if (served !== chainId) throw new Error(`The RPC serves chain ${served}, but ${name} is chain ${chainId}.`);
  compile();
  const verifications = verificationsOf(deployment);
  const isAlike = await compare(reader, deployment, verifications, print);
  const folder = join(values.out, String(chainId));
  writeInputs(folder, verifications);
  print(`what explorers take is in ${folder}`);
  if (!isAlike) return false;
  for (const explorer of asked)
    for (const verification of verifications) {
      const parts = { ...explorers, etherscanKey: env['ETHERSCAN_API_KEY'] };
      print(`${explorer}: ${verification.contract}: ${await post(explorer, parts, chainId, verification)}`);
    }
  return true;
}

/** Brings artifacts up to date with the sources: a fresh clone has none. @throws Error where they do not compile */
export function compileContracts(): void {
  build();
  const run = runForge(['build', 'packages/contracts/src']);
  if (run.exitCode !== 0) throw new Error(`The contracts do not compile:\n${run.stdout}${run.stderr}`);
}

async function compare(
  reader: ReturnType<typeof connect>,
  deployment: Deployment,
  verifications: readonly Verification[],
  print: (line: string) => void,
): Promise<boolean> {
  const unknown = withoutCreation(deployment);
  for (const contract of unknown) print(`differs  ${contract}: the record does not say what created it`);
  const comparisons = await compareWithChain(reader, deployment, verifications);
  for (const { verification, problems, immutables } of comparisons) {
    const what = `${verification.contract.padEnd(15)} ${verification.address}`;
    const set = immutables === 0 ? '' : `, ${immutables} immutables set by its constructor`;
    if (problems.length === 0) print(`the same ${what}: creation and runtime code${set}`);
    for (const problem of problems) print(`differs  ${what}: ${problem}`);
  }
  const manager = await compareManager(reader, deployment);
  for (const line of manager.lines) print(line);
  return (
    unknown.length === 0 && manager.isAlike && comparisons.every(({ problems }) => problems.length === 0)
  );
}

/** Two files a contract: the Standard JSON input, for a form, and the body that Sourcify's API takes. */
function writeInputs(folder: string, verifications: readonly Verification[]): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
  for (const verification of verifications) {
    write(`${verification.contract}.input.json`, verification.standardJson);
    write(`${verification.contract}.sourcify.json`, sourcifyRequest(verification));
  }
  const forms = verifications.map(({ standardJson: _input, initCode: _code, ...form }) => form);
  write('forms.json', forms);
}
