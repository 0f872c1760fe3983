// Publishes the product on a chain as an operator does, in a copy of the project: config, deployment, record, build, server.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { openBench } from '@lilape/contracts/deploy/command.fixture';
import { type ConfiguredChain, configuredChains } from '@lilape/contracts/deploy/config';
import { readDeployment } from '@lilape/contracts/deploy/record-file';
import type { Deployment } from '@lilape/contracts/deployment';
import { testUsdtAbi } from '@lilape/contracts/generated/abis';
import { type Address, createTestClient, encodeFunctionData, http, publicActions, walletActions } from 'viem';

import { copyProject } from '../../../scripts/copy-project.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import { startServer, untilReady } from '../../../scripts/stack/server.ts';
import { deployer, filledConfig, operatorEnv } from './operator.ts';

export type Published = {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly url: string;
  readonly record: Deployment;
  /** What the dry run and the build of the page printed. */
  readonly dryRun: string;
  readonly build: string;
  /** Gives an account units of USDT, which on these chains anyone mints. */
  fund(account: Address, units: bigint): Promise<void>;
  mine(blocks: number): Promise<void>;
  /** Compiles the contracts from their sources and compares them with the chain; what was printed. */
  compareCode(): Promise<string>;
  /** Runs a script of the project with the server's settings, as its operator or anybody would; what it printed. */
  run(script: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
};

const repoRoot = resolve(import.meta.dirname, '../../..');
/** The chain begins in the past, so that a sale that was ahead when it was deployed has opened by now. */
const HEAD_START_SECONDS = 7_200;
/** What the project has compiled already, and compiles the same in a copy. */
const CACHES = ['packages/contracts/out', 'packages/contracts/cache', 'packages/web/out/fonts'];

/** Deploys to a chain of its own with the real one's id, builds the page for it and serves it. */
export async function publish(chain: ConfiguredChain): Promise<Published> {
  const { chainId } = configuredChains[chain];
  const folder = copyProject('lilape-published-');
  const startsAt = Math.floor(Date.now() / 1_000) - HEAD_START_SECONDS;
  const bench = await openBench(chain, ['--timestamp', String(startsAt), '--slots-in-an-epoch', '4']);
  const stopChain = async () => {
    await bench.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    for (const cache of CACHES)
      if (existsSync(join(repoRoot, cache)))
        cpSync(join(repoRoot, cache), join(folder, cache), { recursive: true, preserveTimestamps: true });
    const { rpcUrl } = bench;
    const test = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
      .extend(publicActions)
      .extend(walletActions);
    await test.setBalance({ address: deployer.address, value: 10n ** 19n });
    const run = operatorIn(folder, rpcUrl);
    const printed = await carryOut(run, folder, chain, startsAt + HEAD_START_SECONDS / 2);
    const record = readDeployment(chainId, join(folder, 'packages/contracts/deployments'));
    if (record === null) throw new Error(`Nothing was recorded for chain ${chainId}.`);
    await test.increaseTime({ seconds: HEAD_START_SECONDS });
    await test.mine({ blocks: 10 });
    const settings = serverEnv(folder, chainId, rpcUrl);
    const served = await serve(folder, chainId, rpcUrl, settings);
    const stop = async () => {
      await served.stop();
      await stopChain();
    };
    const fund = async (account: Address, units: bigint) => {
      const data = encodeFunctionData({ abi: testUsdtAbi, functionName: 'mint', args: [account, units] });
      const hash = await test.sendTransaction({ account, chain: null, to: record.contracts.usdt, data });
      const { status } = await test.waitForTransactionReceipt({ hash });
      if (status !== 'success') throw new Error('No USDT could be minted.');
    };
    const mine = (blocks: number) => test.mine({ blocks });
    const asOperator: Published['run'] = (script, ...args) => run('node', [script, ...args], settings);
    return {
      chainId,
      rpcUrl,
      url: served.url,
      record,
      ...printed,
      fund,
      mine,
      compareCode: () => run('node', ['packages/contracts/verification/main.ts', '--chain', chain]),
      run: asOperator,
      stop,
    };
  } catch (error) {
    await stopChain();
    throw error;
  }
}

/** The steps of docs/publishing.md from the config to the page, for a sale that starts at `startsAt`; what they printed. */
async function carryOut(run: Run, folder: string, chain: ConfiguredChain, startsAt: number) {
  const { chainId, file } = configuredChains[chain];
  await run('git', ['init', '--quiet']);
  writeFileSync(join(folder, 'packages/contracts/deploy/config', file), filledConfig(chain, startsAt));
  await commit(run);
  const deploy = ['packages/contracts/deploy/deploy.ts', '--chain', chain];
  const dryRun = await run('node', deploy, { DEPLOYER_ADDRESS: deployer.address });
  await run('node', [...deploy, '--broadcast'], { DEPLOYER_PRIVATE_KEY: deployer.key });
  await commit(run);
  await run('node', ['packages/contracts/scripts/build.ts']);
  const build = await run('node', ['packages/web/build/build.ts'], operatorEnv(chainId));
  return { dryRun, build };
}

type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<string>;

/** Within a hook of Git's these would lead into the repository that it runs for. */
const outsideOfGit = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
);

/** Runs commands as an operator does in the copy; answers with all that they print. */
function operatorIn(folder: string, rpcUrl: string): Run {
  const start = promisify(execFile);
  return async (command, args, env = {}) => {
    const program = command === 'node' ? process.execPath : command;
    const { stdout, stderr } = await start(program, args, {
      cwd: folder,
      env: { ...outsideOfGit, RPC_URL: rpcUrl, ...env },
      maxBuffer: 1 << 26,
    });
    return stdout + stderr;
  };
}

async function commit(run: Run): Promise<void> {
  await run('git', ['add', '--all']);
  const author = ['-c', 'user.name=Operator', '-c', 'user.email=operator@lilape.example'];
  await run('git', [...author, 'commit', '--quiet', '--message', 'Fill in']);
}

/** What the operator sets for the server, with a place for backups. */
function serverEnv(folder: string, chainId: number, rpcUrl: string): Record<string, string> {
  return {
    ...operatorEnv(chainId),
    CHAIN_ID: String(chainId),
    PUBLIC_RPC_URL: rpcUrl,
    // One local chain stands for Base.
    TRUST_ONE_ENDPOINT: '1',
    BACKUP_URL: pathToFileURL(join(folder, '.backups')).href,
    BACKUP_KEY: 'b5'.repeat(32),
  };
}

async function serve(folder: string, chainId: number, rpcUrl: string, env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(folder, '.data');
  const settings = { port, dataDir, chainId, rpcUrl, databaseUrl: undefined, role: 'all' };
  const child = startServer({ ...settings, env, root: folder });
  const { signal } = new AbortController();
  try {
    await untilReady({ child, url, dataDir, limitMs: 120_000, signal, onSlow: () => {} });
  } catch (error) {
    await child.stop();
    const log = join(dataDir, 'logs/server.log');
    const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
    throw new Error(`The server of chain ${chainId} did not come up:\n${said.slice(-3_000)}`, {
      cause: error,
    });
  }
  return { url, stop: () => child.stop() };
}
