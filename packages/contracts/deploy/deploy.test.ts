// The command that deploys to Base and Base Sepolia, on local chains with their ids.
import { readdirSync } from 'node:fs';
import type { Address, Hex } from 'viem';
import { afterEach, describe, expect, test } from 'vitest';

import { presaleAbi } from '../generated/abis.ts';
import { startAnvil } from '../scripts/anvil.ts';
import { type Bench, openBench, runCommand } from './command.fixture.ts';
import { completeConfig } from './config.fixture.ts';
import { localAddress, localPrivateKey } from './local-config.ts';
import { readDeployment } from './record-file.ts';

let bench: Bench;

afterEach(() => bench.stop());

/** Code that answers every call with one word. */
const answering = (value: number): Hex => `0x60${value.toString(16).padStart(2, '0')}5f5260205ff3`;

const refuseSources = () => {
  throw new Error('Only what is committed can be deployed, and 1 files are not: a.sol.');
};

const output = async (args: string[], env: Record<string, string>) => (await runCommand(args, env)).output;

const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

describe('deploy.ts --chain base-sepolia (id 84532)', () => {
  test('behavior: dry run, then broadcast with test coins, then nothing more to do', async () => {
    bench = await openBench('base-sepolia');
    const config = { ...completeConfig(), coins: {}, poolManager: null };
    const dry = await bench.deploy(config, { isDry: true });
    expect(dry.output).toContain('Dry run on Base Sepolia (84532)');
    expect(dry.output).toContain('would create presale');
    expect(dry.output).toContain('prizes name the site for good: https://lilape.example\n');
    expect(dry.output).toMatch(/needs about 25 million gas, 0\.\d+ ether .*; the deployer has 10000 ether\n/);
    expect(dry.output).not.toContain('not enough');
    expect(dry.exitCode).toBe(0);
    expect(readDeployment(84532, bench.folder)).toBeNull();
    expect(await bench.reader.getBlockNumber()).toBe(0n);

    const sent = await bench.deploy(config);
    expect(sent.output).toContain(
      'created create3Deployer, usdt, usdc, ethUsdFeed, poolManager, reserves, poolOpener, teamVesting, lilape, presale, draws, nft, staking',
    );
    const record = readDeployment(84532, bench.folder);
    expect(record?.blockNumber).toBe(2);
    expect(record?.deployer).toBe(localAddress('deployer'));

    await bench.mine(500);
    const again = await bench.deploy(config);
    expect(again.output).toContain('created nothing');
    expect(readDeployment(84532, bench.folder)).toEqual(record);
  });
});

describe('the PoolManager', () => {
  const elsewhere = '0xDeAddEAddeADdeADdEaDdEaddeadDeADdEAD0002';

  test('behavior: on Base Sepolia one with the code of its package will do, and one that only answers will not', async () => {
    bench = await openBench('base-sepolia');
    const config = { ...completeConfig(), coins: {}, poolManager: elsewhere };
    // Answers whatever it is asked with a zero, as one without accrued fees would.
    await bench.setCode(elsewhere, '0x60205ff3');
    expect((await bench.deploy(config, { isDry: true })).output).toMatch(
      /: the poolManager of the config, 0x\w+, is no PoolManager of Uniswap v4: its runtime code has 4 bytes, but 24009 where it is compiled\.$/,
    );
    await bench.plantManager(elsewhere);
    expect(await bench.deploy(config, { isDry: true })).toMatchObject({ exitCode: 0 });
  });

  test('error: on Base nothing but Uniswap’s own will do, not even with its code', async () => {
    bench = await openBench('base');
    await bench.plantManager(elsewhere);
    const { output } = await bench.deploy({ ...completeConfig(), poolManager: elsewhere }, { isDry: true });
    expect(output).toMatch(/Uniswap v4: Uniswap's own is at 0x498581fF718922c3f8e6A244956aF099B2652b2b\.$/);
  });
});

describe('deploy.ts --chain base (id 8453)', () => {
  test('error: without ether the dry run says what is missing, and nothing is sent', async () => {
    bench = await openBench('base');
    await bench.setBalance(localAddress('deployer'), 10n ** 12n);
    const dry = await bench.deploy(completeConfig(), { isDry: true });
    expect(dry.output).toContain('the deployer has 0.000001 ether');
    expect(dry.output).toContain('note: that is not enough to deploy');
    const before = await bench.reader.getBlockNumber();
    const { output, exitCode } = await bench.deploy(completeConfig());
    expect(output).toMatch(/^Nothing was sent: the deployment needs about 25 million gas/);
    expect(exitCode).toBe(1);
    expect(await bench.reader.getBlockNumber()).toBe(before);
  });

  test('behavior: uses the real coins, deploys no test coin, and records what stands', async () => {
    bench = await openBench('base');
    const dry = await bench.deploy(completeConfig(), { isDry: true });
    expect(dry.output).not.toContain('usdt ');
    expect(dry.output).toContain(`no part in the giveaway besides: ${completeConfig().excluded.join()}`);

    const sent = await bench.deploy(completeConfig());
    expect(sent.output).toContain(
      'created create3Deployer, reserves, poolOpener, teamVesting, lilape, presale, draws, nft, staking;',
    );
    const record = readDeployment(8453, bench.folder);
    expect(record?.contracts.usdc).toBe('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913');
    expect(record?.excluded).toEqual(expect.arrayContaining([...completeConfig().excluded]));
    expect(record?.excluded).toHaveLength(18);
    expect(record?.sale).toEqual({
      owner,
      treasury: localAddress('treasury'),
      terms: {
        startsAt: '1893456000',
        endsAt: '1924992000',
        stageCount: '10',
        basePrice: '1200',
        priceStep: '100',
        tokensPerStage: '21034500000000',
        minimum: '1000000',
        softCap: '250000500000',
        share: '210345000000000000000000000000000',
      },
    });
    expect(Object.keys(record?.created ?? {}).sort()).toEqual([
      'draws',
      'lilape',
      'nft',
      'poolOpener',
      'presale',
      'reserves',
      'staking',
      'teamVesting',
    ]);
    const { transaction, block } = record?.created.presale ?? { transaction: '0x' };
    const receipt = await bench.reader.getTransactionReceipt({ hash: transaction });
    expect(receipt.blockNumber).toBe(BigInt(block ?? 0));
    const sale = { address: record?.contracts.presale ?? '0x', abi: presaleAbi } as const;
    expect(await bench.reader.readContract({ ...sale, functionName: 'status' })).toBe(0);
  });

  test('error: nothing is sent of what was not committed', async () => {
    bench = await openBench('base');
    const { output, exitCode } = await bench.deploy(completeConfig(), {
      requireSources: refuseSources,
    });
    expect(output).toBe('Only what is committed can be deployed, and 1 files are not: a.sol.');
    expect(exitCode).toBe(1);
    expect(await bench.reader.getBlockNumber()).toBe(0n);
  });

  test('error: a chain that cannot check the beacon’s signatures', async () => {
    bench = await openBench('base', ['--hardfork', 'cancun']);
    const { output, exitCode } = await bench.deploy(completeConfig());
    expect(output).toBe(
      "This cannot be deployed to Base: chain 8453 lacks the precompiles of EIP-2537, by which the draws check the beacon's signatures.",
    );
    expect(exitCode).toBe(1);
    expect(await bench.reader.getBlockNumber()).toBe(0n);
  });

  test.each([
    [
      'a sale that is over',
      {
        sale: { ...completeConfig().sale, startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-06-01T00:00:00Z' },
      },
      /^This cannot be deployed to Base: sale\.startsAt is past: the chain's time is /,
    ],
    [
      'the deployer as treasury',
      { treasury: localAddress('deployer') },
      /^This cannot be deployed to Base: treasury is the deployer, who gets no role\.$/,
    ],
    [
      'a reserve that is the sale',
      {
        reserves: { ...completeConfig().reserves, dao: '0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28' },
      },
      /^This cannot be deployed to Base: reserves\.dao is presale\.$/,
    ],
    [
      'a market that is none',
      { poolManager: completeConfig().coins.usdt },
      /: the poolManager of the config, 0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2, is no PoolManager of Uniswap v4: Uniswap's own is at 0x498581fF718922c3f8e6A244956aF099B2652b2b\.$/,
    ],
    [
      'a market that is not there',
      { poolManager: '0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001' },
      /: there is no contract at 0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001, the poolManager of the config\.$/,
    ],
    [
      'a treasury that is staking, which gives nothing back',
      { treasury: '0x06c39a97EDe1f5c8C0794C4814895ca3217c2250' },
      /^This cannot be deployed to Base: treasury is staking\.$/,
    ],
    [
      'an owner without code',
      { owner: '0x1111111111111111111111111111111111111111' },
      /owner 0x1{40} has no code: on Base it must be a contract such as a multisignature wallet/,
    ],
    [
      'swapped coins and a coin as feed',
      {
        coins: {
          usdt: completeConfig().coins.usdc,
          usdc: completeConfig().coins.usdt,
          ethUsdFeed: '0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001',
        },
      },
      /the usdt of the config has the symbol USDC instead of USDT; the usdc of the config has the symbol USDT instead of USDC; there is no contract at 0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001, the ethUsdFeed/,
    ],
  ])('error: %s is refused, dry or not, and nothing is sent', async (_name, change, sentence) => {
    bench = await openBench('base');
    const config = { ...completeConfig(), ...change };
    for (const isDry of [true, false]) {
      const { output, exitCode } = await bench.deploy(config, { isDry });
      expect(output).toMatch(sentence);
      expect(exitCode).toBe(1);
    }
    expect(await bench.reader.getBlockNumber()).toBe(0n);
    expect(readdirSync(bench.folder)).toEqual(['config.json']);
  });

  const { owner: ownerAddress, treasury, coins } = completeConfig();
  const delegated: Hex = `0xef0100${'11'.repeat(20)}`;
  test.each<[string, Address, Hex, RegExp]>([
    [
      'an owner that is a delegating key',
      ownerAddress,
      delegated,
      /owner 0x\w{40} is a single key that delegates/,
    ],
    [
      'a treasury that is a delegating key',
      treasury,
      delegated,
      /treasury 0x\w{40} is a single key that delegates/,
    ],
    [
      'a Safe that one key can use',
      ownerAddress,
      answering(1),
      /owner 0x\w{40} acts at the word of 1 of its keys/,
    ],
    [
      'a treasury that refuses ether',
      treasury,
      '0x5f5ffd',
      /treasury 0x\w{40} does not take ether, or needs more than 100000 gas/,
    ],
    [
      'a treasury that burns gas when it takes ether',
      treasury,
      '0x5b5f56',
      /treasury 0x\w{40} does not take ether/,
    ],
    [
      'a coin with other decimals',
      coins.usdt as Address,
      answering(8),
      /the usdt of the config has 8 decimals/,
    ],
    [
      'a feed with other decimals',
      coins.ethUsdFeed as Address,
      answering(6),
      /the ethUsdFeed of the config is/,
    ],
  ])('error: %s is refused', async (_name, address, bytecode, sentence) => {
    bench = await openBench('base');
    await bench.setCode(address, bytecode);
    const { output, exitCode } = await bench.deploy(completeConfig(), { isDry: true });
    expect(output).toMatch(/^This cannot be deployed to Base: /);
    expect(output).toMatch(sentence);
    expect(exitCode).toBe(1);
  });

  test('behavior: an owner that says nothing of its keys is noted, a Safe of two is not', async () => {
    bench = await openBench('base');
    const doubt = /note: owner 0x\w{40} does not say how many of its keys must agree/;
    expect((await bench.deploy(completeConfig(), { isDry: true })).output).toMatch(doubt);
    await bench.setCode(ownerAddress, answering(2));
    const safe = await bench.deploy(completeConfig(), { isDry: true });
    expect(safe).toMatchObject({ exitCode: 0 });
    expect(safe.output).not.toMatch(doubt);
  });

  test('error: missing values, coins, keys and the wrong chain are one sentence each', async () => {
    bench = await openBench('base-sepolia');
    const rpc = { RPC_URL: bench.rpcUrl };
    const key = { DEPLOYER_PRIVATE_KEY: localPrivateKey('deployer') };
    const base = ['--chain', 'base', '--broadcast'];
    expect(await output(base, { ...rpc, ...key })).toMatch(
      /^.*base\.json cannot be deployed yet: owner is missing .*sale\.startsAt is missing.*$/,
    );
    expect((await bench.deploy(completeConfig())).output).toMatch(
      /there is no contract at 0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2, the usdt of the config/,
    );
    expect((await bench.deploy(completeConfig(), { env: {} })).output).toBe(
      'Set DEPLOYER_PRIVATE_KEY to send transactions.',
    );
    expect(await output(base, key)).toBe('Set RPC_URL to an RPC endpoint of the chain.');
    expect(await output(['--chain', 'ethereum'], rpc)).toMatch(/^Usage: /);
    const config = ['--config', `${bench.folder}/config.json`, '--out', bench.folder];
    expect(await output([...base, ...config], { ...rpc, ...key })).toBe(
      'The RPC serves chain 84532, but Base is chain 8453.',
    );
  });
});

describe('deploy.ts --chain local', () => {
  test('error: a chain with another id, to which anvil’s keys would give everything away', async () => {
    bench = await openBench('base');
    const run = await runCommand(['--chain', 'local', '--out', bench.folder], { RPC_URL: bench.rpcUrl });
    expect(run.output).toBe(
      'The RPC serves chain 8453, but --chain local deploys to 31337 only: its keys are known to everybody.',
    );
    expect(await bench.reader.getBlockNumber()).toBe(0n);
  });

  test('behavior: the local chain’s record is the committed one', async () => {
    bench = await openBench('base');
    const local = await startAnvil();
    const run = await runCommand(['--chain', 'local', '--out', bench.folder], { RPC_URL: local.rpcUrl });
    await local.stop();
    expect(run.exitCode).toBe(0);
    expect(readDeployment(31337, bench.folder)).toEqual(readDeployment(31337));
  });
});
