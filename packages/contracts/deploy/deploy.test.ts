// Deployments on real local chains with the ids of the local chain, Base Sepolia and Base.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClient, http } from 'viem';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { lilApeAbi, mockEthUsdFeedAbi, presaleAbi, testUsdtAbi, teamVestingAbi } from '../generated/abis.ts';
import { type Anvil, startAnvil } from '../scripts/anvil.ts';
import { completeConfig } from './config.fixture.ts';
import { parseConfig } from './config.ts';
import { deployLocal } from './local.ts';
import { localAddress, localPrivateKey } from './local-config.ts';
import { deploymentPlan } from './plan.ts';
import { readDeployment } from './record-file.ts';
import { connect, connectWith, sendPlan } from './send.ts';
import { privateKeyToAccount } from 'viem/accounts';

let chain: Anvil;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-deploy-'));
});

afterEach(async () => {
  await chain.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the command as a user would, with its records going to the test's folder. */
function deploy(args: string[], env: Record<string, string>) {
  const script = join(import.meta.dirname, 'deploy.ts');
  const run = spawnSync(process.execPath, [script, ...args, '--out', folder], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  return { exitCode: run.status, output: run.stdout + run.stderr };
}

function writeConfig(config: unknown): string {
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify(config));
  return path;
}

/** Puts a coin where Base has its real ones. */
async function plantCoins(rpcUrl: string): Promise<void> {
  const donor = await startAnvil({ chainId: 31337 });
  try {
    const { contracts } = await deployLocal({ rpcUrl: donor.rpcUrl });
    const reader = connect(donor.rpcUrl, 31337, 'donor');
    const test = createTestClient({ mode: 'anvil', transport: http(rpcUrl) });
    const { usdt, usdc } = completeConfig().coins;
    const usdtCode = (await reader.getCode({ address: contracts.usdt })) ?? '0x';
    const usdcCode = (await reader.getCode({ address: contracts.usdc })) ?? '0x';
    await test.setCode({ address: usdt as `0x${string}`, bytecode: usdtCode });
    await test.setCode({ address: usdc as `0x${string}`, bytecode: usdcCode });
  } finally {
    await donor.stop();
  }
}

describe('deployLocal', () => {
  test('behavior: everything is there, at the committed addresses, and the sale is open', async () => {
    chain = await startAnvil({ chainId: 31337 });
    const deployment = await deployLocal({ rpcUrl: chain.rpcUrl });
    expect(deployment).toEqual(readDeployment(31337));

    const reader = connect(chain.rpcUrl, 31337, 'local');
    const { presale, lilape, usdt, ethUsdFeed, teamVesting } = deployment.contracts;
    expect(await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'status' })).toBe(1);
    const terms = await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'terms' });
    expect(terms.endsAt - terms.startsAt).toBe(31_536_000);
    expect(terms.softCap).toBe(1_000_000_000n);
    expect(await reader.readContract({ address: presale, abi: presaleAbi, functionName: 'owner' })).toBe(
      localAddress('owner'),
    );
    expect(await reader.readContract({ address: usdt, abi: testUsdtAbi, functionName: 'decimals' })).toBe(6);
    const round = await reader.readContract({
      address: ethUsdFeed,
      abi: mockEthUsdFeedAbi,
      functionName: 'latestRoundData',
    });
    expect(round[1]).toBe(370_000_000_000n);
    expect(
      await reader.readContract({ address: teamVesting, abi: teamVestingAbi, functionName: 'owner' }),
    ).toBe(localAddress('teamBeneficiary'));
    for (const { address, amount } of Object.values(deployment.recipients)) {
      const balance = await reader.readContract({
        address: lilape,
        abi: lilApeAbi,
        functionName: 'balanceOf',
        args: [address],
      });
      expect(balance).toBe(BigInt(amount));
    }
  });

  test('behavior: a second time sends nothing, and after a wipe gives the same addresses', async () => {
    chain = await startAnvil({ chainId: 31337 });
    const first = await deployLocal({ rpcUrl: chain.rpcUrl });
    const reader = connect(chain.rpcUrl, 31337, 'local');
    const block = await reader.getBlockNumber();
    expect(await deployLocal({ rpcUrl: chain.rpcUrl })).toEqual(first);
    expect(await reader.getBlockNumber()).toBe(block);

    await chain.stop();
    chain = await startAnvil({ chainId: 31337 });
    expect(await deployLocal({ rpcUrl: chain.rpcUrl })).toEqual(first);
  });

  test('behavior: it goes on where an interrupted deployment stopped', async () => {
    chain = await startAnvil({ chainId: 31337 });
    const time = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) });
    const whole = await deployLocal({ rpcUrl: chain.rpcUrl });
    const reader = connect(chain.rpcUrl, 31337, 'local');
    // Everything but the deployer itself was the last transaction: undo it.
    await time.request({ method: 'anvil_rollback', params: [1] } as never);
    expect(await reader.getCode({ address: whole.contracts.presale })).toBeUndefined();
    expect(await deployLocal({ rpcUrl: chain.rpcUrl })).toEqual(whole);
    expect(await reader.getCode({ address: whole.contracts.presale })).toBeDefined();
  });

  test('behavior: another deployer gets another set of addresses', async () => {
    chain = await startAnvil({ chainId: 31337 });
    const first = await deployLocal({ rpcUrl: chain.rpcUrl });
    const second = await deployLocal({ rpcUrl: chain.rpcUrl, deployerKey: localPrivateKey('daoReserve') });
    expect(second.contracts.presale).not.toBe(first.contracts.presale);
    expect(second.create3Deployer).toBe(first.create3Deployer);
  });
});

describe('deploy.ts --chain base-sepolia (id 84532)', () => {
  test('behavior: dry run, then broadcast with test coins, then nothing more to do', async () => {
    chain = await startAnvil({ chainId: 84532 });
    const args = ['--chain', 'base-sepolia', '--config', writeConfig({ ...completeConfig(), coins: {} })];
    const env = { RPC_URL: chain.rpcUrl, DEPLOYER_PRIVATE_KEY: localPrivateKey('deployer') };

    const dry = deploy(args, env);
    expect(dry.output).toContain('Dry run on Base Sepolia (84532)');
    expect(dry.output).toContain('would create presale');
    expect(dry.exitCode).toBe(0);
    expect(readDeployment(84532, folder)).toBeNull();
    const reader = connect(chain.rpcUrl, 84532, 'Base Sepolia');
    expect(await reader.getBlockNumber()).toBe(0n);

    const sent = deploy([...args, '--broadcast'], env);
    expect(sent.output).toContain(
      'created create3Deployer, usdt, usdc, ethUsdFeed, teamVesting, lilape, presale',
    );
    const record = readDeployment(84532, folder);
    expect(record?.blockNumber).toBe(1);
    expect(record?.deployer).toBe(localAddress('deployer'));

    const again = deploy([...args, '--broadcast'], env);
    expect(again.output).toContain('created nothing');
    expect(readDeployment(84532, folder)).toEqual(record);
  });
});

describe('deploy.ts --chain base (id 8453)', () => {
  test('behavior: uses the real coins and deploys no test coin', async () => {
    chain = await startAnvil({ chainId: 8453 });
    await plantCoins(chain.rpcUrl);
    const args = ['--chain', 'base', '--config', writeConfig(completeConfig())];
    const env = { RPC_URL: chain.rpcUrl, DEPLOYER_PRIVATE_KEY: localPrivateKey('deployer') };
    expect(deploy(args, env).output).not.toContain('usdt ');

    const sent = deploy([...args, '--broadcast'], env);
    expect(sent.output).toContain('created create3Deployer, teamVesting, lilape, presale;');
    const record = readDeployment(8453, folder);
    expect(record?.contracts.usdc).toBe('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913');
    const reader = connect(chain.rpcUrl, 8453, 'Base');
    const address = record?.contracts.presale ?? '0x';
    const terms = await reader.readContract({ address, abi: presaleAbi, functionName: 'terms' });
    expect(terms.tokensPerStage).toBe(21_034_500_000_000n);
    expect(terms.startsAt).toBe(1_893_456_000);
    expect(await reader.readContract({ address, abi: presaleAbi, functionName: 'status' })).toBe(0);
  });

  test('error: a sale that is there with other terms', async () => {
    chain = await startAnvil({ chainId: 8453 });
    await plantCoins(chain.rpcUrl);
    const account = privateKeyToAccount(localPrivateKey('deployer'));
    const clients = connectWith(chain.rpcUrl, 8453, 'Base', account);
    await sendPlan(deploymentPlan(parseConfig('base', completeConfig(), 'f'), account.address), clients);
    const sale = { ...completeConfig().sale, softCapUsd: '7' };
    const changed = parseConfig('base', { ...completeConfig(), sale }, 'f');
    await expect(sendPlan(deploymentPlan(changed, account.address), clients)).rejects.toThrow(
      'differs from the config: softCap is 250000500000',
    );
  });

  test('error: missing values, coins, keys and the wrong chain are one sentence each', async () => {
    chain = await startAnvil({ chainId: 84532 });
    const rpc = { RPC_URL: chain.rpcUrl };
    const key = { DEPLOYER_PRIVATE_KEY: localPrivateKey('deployer') };
    const config = ['--config', writeConfig(completeConfig())];
    const base = ['--chain', 'base', '--broadcast'];
    expect(deploy(base, { ...rpc, ...key }).output).toMatch(
      /^.*base\.json cannot be deployed yet: owner is missing .*sale\.startsAt is missing.*\n$/,
    );
    expect(deploy([...base, ...config], { ...rpc, ...key }).output).toBe(
      'The RPC serves chain 84532, but Base is chain 8453.\n',
    );
    expect(deploy(['--chain', 'base-sepolia', '--broadcast', ...config], { ...rpc, ...key }).output).toBe(
      'There is no contract at 0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2, the usdt of the config.\n',
    );
    expect(deploy([...base, ...config], rpc).output).toBe('Set DEPLOYER_PRIVATE_KEY to send transactions.\n');
    expect(deploy([...base, ...config], key).output).toBe('Set RPC_URL to an RPC endpoint of the chain.\n');
    expect(deploy(['--chain', 'ethereum'], rpc).output).toMatch(/^Usage: /);
    expect(deploy(['--chain', 'ethereum'], rpc).exitCode).toBe(1);
    expect(readdirSync(folder)).toEqual(['config.json']);
  });
});
