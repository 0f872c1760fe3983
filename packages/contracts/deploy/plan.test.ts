// The plan of a deployment: addresses, shares and arguments, with no chain at hand.
import { decodeAbiParameters, getAddress } from 'viem';
import { describe, expect, test } from 'vitest';

import {
  drawsAbi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
} from '../generated/abis.ts';
import { deployments } from '../generated/deployments.ts';
import { quicknet } from './beacons.ts';
import { completeConfig } from './config.fixture.ts';
import { parseConfig } from './config.ts';
import { localAddress, localConfig } from './local-config.ts';
import { addressOf, deploymentPlan, transactionsOf } from './plan.ts';
import { deploymentRecord } from './record.ts';
import { readDeployment } from './record-file.ts';
import { mintedUnits, shareUnits, shares, supplyTokens } from './shares.ts';

const deployer = localAddress('deployer');

describe('shares (decision 3 "token shares")', () => {
  test('behavior: the seven parts are the decision’s and add up to the supply', () => {
    const parts = shares.map(({ name, percent }) => [name, percent]);
    expect(parts).toEqual([
      ['presale', 50n],
      ['stakingRewards', 15n],
      ['liquidity', 10n],
      ['marketing', 10n],
      ['development', 5n],
      ['team', 5n],
      ['dao', 5n],
    ]);
    expect(supplyTokens).toBe(420_690_000_000_000n);
    const total = shares.reduce((sum, { name }) => sum + shareUnits(name), 0n);
    expect(total).toBe(420_690_000_000_000n * 10n ** 18n);
    expect(shareUnits('presale')).toBe(210_345_000_000_000n * 10n ** 18n);
  });

  test('behavior: the sale has its half, the draws the prizes, and the reserves all the rest', () => {
    const token = 10n ** 18n;
    expect(mintedUnits(false)).toEqual({
      presale: 210_345_000_000_000n * token,
      draws: 500_000_000n * token,
      reserves: 210_344_500_000_000n * token,
    });
    const minted = Object.values(mintedUnits(true));
    expect(minted).toHaveLength(5);
    expect(minted.reduce((sum, units) => sum + units, 0n)).toBe(420_690_000_000_000n * token);
  });
});

describe('deploymentPlan', () => {
  test('behavior: the local plan gives the committed record, whatever the chain’s time', () => {
    const early = deploymentRecord(deploymentPlan(localConfig(1), deployer), null);
    const late = deploymentRecord(deploymentPlan(localConfig(4_000_000_000), deployer), null);
    expect(early).toEqual(readDeployment(31337));
    expect(late).toEqual(early);
    expect(deployments[31337]).toEqual(early);
  });

  test('behavior: addresses depend on the deployer', () => {
    expect(addressOf(deployer, 'presale')).toBe('0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28');
    expect(addressOf(localAddress('owner'), 'presale')).not.toBe(addressOf(deployer, 'presale'));
  });

  test('behavior: the sale is created after its token, with the terms and without the deployer in any role', () => {
    const plan = deploymentPlan(localConfig(1_800_000_000), deployer);
    expect(plan.steps.map(({ key }) => key)).toEqual([
      'usdt',
      'usdc',
      'ethUsdFeed',
      'poolManager',
      'reserves',
      'poolOpener',
      'teamVesting',
      'lilape',
      'presale',
      'draws',
      'nft',
      'staking',
    ]);
    const sale = plan.steps.find(({ key }) => key === 'presale');
    const inputs = presaleAbi.find((entry) => entry.type === 'constructor')?.inputs ?? [];
    const args = decodeAbiParameters(inputs, sale?.constructorArgs ?? '0x');
    expect(args).toEqual([
      localAddress('owner'),
      plan.contracts.poolOpener,
      plan.contracts.lilape,
      plan.contracts.usdt,
      plan.contracts.usdc,
      {
        startsAt: 1_800_000_000,
        endsAt: 1_831_536_000,
        stageCount: 10,
        basePrice: 1200,
        priceStep: 100,
        tokensPerStage: 10_000_000n,
        minimum: 1_000_000n,
        softCap: 1_000_000_000n,
        share: 210_345_000_000_000n * 10n ** 18n,
      },
    ]);
    expect(JSON.stringify(args.slice(0, 5))).not.toContain(deployer);
    const holders = Object.values(plan.recipients).map(({ address }) => address);
    expect(holders).not.toContain(deployer);
  });

  test('behavior: the reserves know the seven shares and whom they are for, the opener its market and treasury', () => {
    const { contracts, steps } = deploymentPlan(localConfig(1_800_000_000), deployer);
    const argsOf = (key: string, abi: typeof reservesAbi | typeof poolOpenerAbi) =>
      decodeAbiParameters(
        abi.find((entry) => entry.type === 'constructor')?.inputs ?? [],
        steps.find((step) => step.key === key)?.constructorArgs ?? '0x',
      );
    const token = 10n ** 18n;
    const { lilape, presale, staking, poolOpener, teamVesting } = contracts;
    expect(argsOf('reserves', reservesAbi)).toEqual([
      {
        lilape,
        presale,
        staking,
        poolOpener,
        teamVesting,
        marketing: localAddress('marketing'),
        development: localAddress('development'),
        dao: localAddress('dao'),
        presaleShare: 210_345_000_000_000n * token,
        rewardsShare: 63_103_500_000_000n * token,
        liquidityShare: 42_069_000_000_000n * token,
        teamShare: 21_034_500_000_000n * token,
        marketingShare: 42_069_000_000_000n * token,
        developmentShare: 21_034_500_000_000n * token,
        daoShare: 21_034_500_000_000n * token,
        prizes: 500_000_000n * token,
      },
    ]);
    expect(argsOf('poolOpener', poolOpenerAbi)).toEqual([
      contracts.poolManager,
      contracts.reserves,
      contracts.usdt,
      contracts.usdc,
      localAddress('treasury'),
      2_000n,
    ]);
  });

  test('behavior: the opener’s address asks for its one hook, whoever deploys; its salt is in the record', () => {
    for (const role of ['deployer', 'owner'] as const) {
      const plan = deploymentPlan(localConfig(1), localAddress(role));
      expect(BigInt(plan.contracts.poolOpener) & 0x3fffn).toBe(0x2000n);
      expect(plan.steps.find(({ key }) => key === 'poolOpener')?.salt).toBe(plan.openerSalt);
      expect(deploymentRecord(plan, null).openerSalt).toBe(plan.openerSalt);
    }
  });

  test('behavior: two transactions, of which the last creates the token and whatever looks at it', () => {
    const { steps } = deploymentPlan(localConfig(1), deployer);
    const [first, last, ...more] = transactionsOf(steps).map((part) => part.map(({ key }) => key));
    expect(first).toEqual(['usdt', 'usdc', 'ethUsdFeed', 'poolManager', 'reserves', 'poolOpener']);
    expect(last).toEqual(['teamVesting', 'lilape', 'presale', 'draws', 'nft', 'staking']);
    expect(more).toEqual([]);
    expect(transactionsOf(steps.filter(({ key }) => key === 'nft'))).toHaveLength(1);
  });

  test('behavior: the local chain’s examples leave the reserves what they release, and no config file can have any', () => {
    const config = localConfig(1);
    const { sale } = config;
    const minted = mintedUnits(true);
    const sold = BigInt(sale.stageCount) * sale.tokensPerStage * 10n ** 18n;
    const others = shares.filter(({ name }) => name !== 'presale');
    const released = others.reduce((sum, { name }) => sum + (shareUnits(name) * sold) / sale.share, 0n);
    // Sold out: 100,000,000 LILAPE, and as much again for all the others.
    expect(released).toBe(10n ** 26n);
    expect(minted.reserves).toBeGreaterThan(1_000_000n * released);
    const parsed = parseConfig('base', { ...completeConfig(), examplePurse: localAddress('owner') }, 'f');
    expect(deploymentPlan(parsed, deployer).recipients).not.toHaveProperty('examplePurse');
    expect(Object.keys(mintedUnits(false))).toEqual(['presale', 'draws', 'reserves']);
  });

  test('behavior: staking has token, collection, the sale’s owner and the reserves, and gets examples of rewards at once', () => {
    const plan = deploymentPlan(localConfig(1_800_000_000), deployer);
    const staking = plan.steps.find(({ key }) => key === 'staking');
    const inputs = lilApeStakingAbi.find((entry) => entry.type === 'constructor')?.inputs ?? [];
    expect(decodeAbiParameters(inputs, staking?.constructorArgs ?? '0x')).toEqual([
      plan.contracts.lilape,
      plan.contracts.nft,
      localAddress('owner'),
      plan.contracts.reserves,
    ]);
    expect(plan.recipients.exampleRewards).toEqual({
      address: '0x06c39a97EDe1f5c8C0794C4814895ca3217c2250',
      amount: 63_103_500_000_000n * 10n ** 18n,
    });
  });

  test('behavior: the draws have token, sale, the sale’s owner and the beacon, and get the prizes at once', () => {
    const plan = deploymentPlan({ ...localConfig(1_800_000_000), beacon: quicknet }, deployer);
    const draws = plan.steps.find(({ key }) => key === 'draws');
    const inputs = drawsAbi.find((entry) => entry.type === 'constructor')?.inputs ?? [];
    expect(decodeAbiParameters(inputs, draws?.constructorArgs ?? '0x')).toEqual([
      {
        owner: localAddress('owner'),
        lilape: plan.contracts.lilape,
        presale: plan.contracts.presale,
        excluded: plan.excluded.map((address) => getAddress(address)),
        beaconGenesis: 1_692_803_367n,
        beaconPeriod: 3,
        beaconKey: quicknet.key,
      },
    ]);
    expect(plan.recipients.draws).toEqual({
      address: '0x83219d6dd39B4e4aabF900AF15b4fD4b2D8BE460',
      amount: 500_000_000n * 10n ** 18n,
    });
  });

  test('behavior: the collection has the sale’s owner and treasury, the studio’s key and the draws', () => {
    const plan = deploymentPlan(localConfig(1_800_000_000), deployer);
    const collection = plan.steps.find(({ key }) => key === 'nft');
    const inputs = lilApeNFTAbi.find((entry) => entry.type === 'constructor')?.inputs ?? [];
    expect(decodeAbiParameters(inputs, collection?.constructorArgs ?? '0x')).toEqual([
      {
        owner: localAddress('owner'),
        treasury: localAddress('treasury'),
        signer: localAddress('studioSigner'),
        draws: plan.contracts.draws,
        contractDigest: '0x75827f164ad9617a33d704fdb5723b0988ae99dbbfaea67cbdfdfd1c1f49a26d',
        catalogueHash: '0x960e9c7f5fb46c04bc33c1a732da57928cb729a4110fd463f8ed9d901ace2d20',
        bandsHash: '0x230a93509feb0f1779aaa2fe6eefb5db6bdf306712d95704bb173299421d8cbe',
        prizesRoot: '0xf783190155901434f9501d05c8103cde869897eaaad18b1f355bea91d53d272c',
      },
    ]);
  });
});
