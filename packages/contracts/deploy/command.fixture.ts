// Runs the deployment's command on a chain of its own, as a person would, for tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Address,
  type Hex,
  type PublicClient,
  concatHex,
  createTestClient,
  encodeFunctionData,
  http,
  padHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import type { presaleAbi } from '../generated/abis.ts';
import { mockEthUsdFeedBytecode, testUsdcBytecode, testUsdtBytecode } from '../generated/bytecodes.ts';
import { startAnvil } from '../scripts/anvil.ts';
import { type Clients, connectWith } from './clients.ts';
import { runDeploy } from './command.ts';
import { completeConfig } from './config.fixture.ts';
import { localAddress, localPrivateKey } from './local-config.ts';
import { poolManagerBytecode } from './pool-manager.ts';

export type Bench = {
  rpcUrl: string;
  clients: Clients;
  reader: PublicClient;
  /** Where records and config go. */
  folder: string;
  /** Runs the command for the chain with `config`; a broadcast unless `isDry`. */
  deploy: (config: unknown, options?: DeployOptions) => Promise<{ exitCode: number; output: string }>;
  mine: (blocks: number) => Promise<void>;
  /** Wei of an account. */
  setBalance: (address: Address, value: bigint) => Promise<void>;
  /** Puts a contract at an address: one that does nothing, or `bytecode`. */
  setCode: (address: Address, bytecode?: Hex) => Promise<void>;
  plantManager: (address: Address) => Promise<void>;
  /** Calls a contract as anyone, without their key. */
  callAs: (account: Address, call: Call) => Promise<void>;
  stop: () => Promise<void>;
};

type Call = { address: Address; abi: typeof presaleAbi; functionName: string; args: readonly unknown[] };

type DeployOptions = { isDry?: boolean; env?: Record<string, string>; requireSources?: () => void };

const chainIds = { base: 8453, 'base-sepolia': 84532 } as const;

/** A chain with Base's or Base Sepolia's id; Base has its coins, its feed, its PoolManager and an owner with code. */
export async function openBench(
  chain: keyof typeof chainIds,
  anvilArgs: readonly string[] = [],
): Promise<Bench> {
  const anvil = await startAnvil(['--chain-id', String(chainIds[chain]), ...anvilArgs]);
  const { rpcUrl } = anvil;
  const folder = mkdtempSync(join(tmpdir(), 'lilape-deploy-'));
  const account = privateKeyToAccount(localPrivateKey('deployer'));
  const clients = connectWith(rpcUrl, chainIds[chain], chain, account);
  const test = createTestClient({ mode: 'anvil', transport: http(rpcUrl) });
  if (chain === 'base') await plantBase(rpcUrl, clients.reader);
  return {
    rpcUrl,
    clients,
    reader: clients.reader,
    folder,
    async deploy(config, { isDry = false, env, requireSources = () => {} } = {}) {
      const path = join(folder, 'config.json');
      writeFileSync(path, JSON.stringify(config));
      const args = ['--chain', chain, '--config', path, '--out', folder, ...(isDry ? [] : ['--broadcast'])];
      const key = { DEPLOYER_PRIVATE_KEY: localPrivateKey('deployer') };
      return runCommand(args, { RPC_URL: rpcUrl, ...(env ?? key) }, requireSources);
    },
    mine: (blocks) => test.mine({ blocks }),
    setBalance: (address, value) => test.setBalance({ address, value }),
    setCode: (address, bytecode = '0x00') => test.setCode({ address, bytecode }),
    plantManager: (address) => plantManager(rpcUrl, clients.reader, address),
    async callAs(account, { address, ...call }) {
      await test.impersonateAccount({ address: account });
      await test.setBalance({ address: account, value: 10n ** 18n });
      const data = encodeFunctionData(call as Parameters<typeof encodeFunctionData>[0]);
      const hash = await clients.wallet.sendTransaction({
        account,
        chain: clients.wallet.chain,
        to: address,
        data,
      });
      const { status } = await clients.reader.waitForTransactionReceipt({ hash });
      if (status !== 'success') throw new Error(`${call.functionName} failed.`);
    },
    stop: async () => {
      await anvil.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the command prints and how it ends. */
export async function runCommand(
  args: string[],
  env: Record<string, string>,
  requireSources: () => void = () => {},
): Promise<{ exitCode: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  try {
    await runDeploy(args, { env, print, requireSources });
    return { exitCode: 0, output: lines.join('\n') };
  } catch (error) {
    return { exitCode: 1, output: [...lines, (error as Error).message].join('\n') };
  }
}

/** Puts coins, feed and PoolManager where Base has its own, and code at the owner's address. */
async function plantBase(rpcUrl: string, reader: PublicClient): Promise<void> {
  const test = createTestClient({ mode: 'anvil', transport: http(rpcUrl) });
  const { usdt, usdc, ethUsdFeed } = completeConfig().coins;
  const planted: [string, Hex][] = [
    [usdt, testUsdtBytecode],
    [usdc, testUsdcBytecode],
    [ethUsdFeed, mockEthUsdFeedBytecode],
  ];
  for (const [address, creation] of planted) {
    // Creation code that is called without an address answers with the code that it would leave.
    const { data: bytecode = '0x' } = await reader.call({ data: creation });
    await test.setCode({ address: address as Address, bytecode });
  }
  await plantManager(rpcUrl, reader, completeConfig().poolManager as Address);
  await test.setCode({ address: localAddress('owner'), bytecode: '0x00' });
}

/** Puts Uniswap's PoolManager at an address: created there, since its code names where it stands. */
async function plantManager(rpcUrl: string, reader: PublicClient, address: Address): Promise<void> {
  const test = createTestClient({ mode: 'anvil', transport: http(rpcUrl) });
  const code = concatHex([poolManagerBytecode(), padHex(localAddress('owner'))]);
  const { data: bytecode = '0x' } = await reader.call({ to: address, stateOverride: [{ address, code }] });
  await test.setCode({ address, bytecode });
}
