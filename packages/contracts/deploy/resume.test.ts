// What happens when a deployment is run again: with the same plan, with another, after a crash, after a failed sale.
import { readFileSync } from 'node:fs';
import { encodeDeployData } from 'viem';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { parseDeployment } from '../deployment.ts';
import { lilApeStakingAbi, presaleAbi } from '../generated/abis.ts';
import { lilApeStakingBytecode } from '../generated/bytecodes.ts';
import { localBeacon, quicknet } from './beacons.ts';
import { type Bench, openBench } from './command.fixture.ts';
import { completeConfig } from './config.fixture.ts';
import { parseConfig } from './config.ts';
import { localAddress } from './local-config.ts';
import { type DeploymentPlan, deploymentPlan } from './plan.ts';
import { readDeployment } from './record-file.ts';
import { sendPlan } from './send.ts';
import { simulate } from './simulate.ts';

const dead = '0x000000000000000000000000000000000000dEaD';
const stranger = '0x1111111111111111111111111111111111111111';

let bench: Bench;

beforeEach(async () => {
  bench = await openBench('base');
});

afterEach(() => bench.stop());

const planOf = (config: unknown = completeConfig()): DeploymentPlan =>
  deploymentPlan(parseConfig('base', config, 'config.json'), localAddress('deployer'));

describe('run again', () => {
  test('error: a half deployment with other shares and another beneficiary is refused, value by value', async () => {
    const plan = planOf();
    const half = plan.steps.filter(({ key }) => key !== 'presale' && key !== 'draws');
    await sendPlan({ ...plan, steps: half }, bench.clients);
    const config = completeConfig();
    const changed = {
      ...config,
      reserves: { ...config.reserves, dao: dead },
      vesting: { ...config.vesting, beneficiary: stranger, durationDays: '365' },
    };
    const block = await bench.reader.getBlockNumber();
    const { output, exitCode } = await bench.deploy(changed);
    expect(exitCode).toBe(1);
    expect(output).toContain('reserves was created from other code or with other arguments');
    expect(output).toContain(
      `reserves.dao is 0x14dC79964da2C08b23698B3D3cc7Ca32193d9955, but ${dead} in the plan`,
    );
    expect(output).toContain(
      `the owner of teamVesting is 0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f, but ${stranger} in the plan`,
    );
    expect(output).toContain('the duration of teamVesting is 63072000, but 31536000 in the plan');
    expect(await bench.reader.getBlockNumber()).toBe(block);
    expect(readDeployment(8453, bench.folder)).toBeNull();
  });

  test('error: staking with the apes of another collection is named, though it was created', async () => {
    const plan = planOf();
    const { lilape, presale, nft, reserves } = plan.contracts;
    const initCode = encodeDeployData({
      abi: lilApeStakingAbi,
      bytecode: lilApeStakingBytecode,
      args: [lilape, presale, plan.config.owner, reserves],
    });
    const steps = plan.steps.map((step) => (step.key === 'staking' ? { ...step, initCode } : step));
    await expect(sendPlan({ ...plan, steps }, bench.clients)).rejects.toThrow(
      `differs from the plan: the nft of staking is ${presale}, but ${nft} in the plan.`,
    );
  });

  test('error: a collection with another key of the studio is named, though it was created', async () => {
    const plan = planOf();
    const other = deploymentPlan({ ...plan.config, studioSigner: stranger }, plan.deployer);
    const steps = plan.steps.map(
      (step) => other.steps.find(({ key }) => key === step.key && key === 'nft') ?? step,
    );
    await expect(sendPlan({ ...plan, steps }, bench.clients)).rejects.toThrow(
      `the collection's signer is ${stranger}, but ${plan.config.studioSigner} in the plan`,
    );
  });

  test('error: who takes no part in draws cannot be changed afterwards', async () => {
    expect(await bench.deploy(completeConfig())).toMatchObject({ exitCode: 0 });
    const { output, exitCode } = await bench.deploy({ ...completeConfig(), excluded: [] });
    expect(exitCode).toBe(1);
    expect(output).toContain('the digest of those who take no part in draws is 0x');
  });

  test('error: a transaction that failed in its block is named', async () => {
    const { reader } = bench.clients;
    const failing: typeof reader = {
      ...reader,
      waitForTransactionReceipt: async (args) => ({
        ...(await reader.waitForTransactionReceipt(args)),
        status: 'reverted',
      }),
    };
    await expect(sendPlan(planOf(), { ...bench.clients, reader: failing })).rejects.toThrow(
      /^Creating create3Deployer failed in transaction 0x/,
    );
  });

  test('error: draws with another beacon are named, though they were created', async () => {
    const plan = planOf();
    const other = deploymentPlan({ ...plan.config, beacon: localBeacon }, plan.deployer);
    const steps = plan.steps.map(
      (step) => other.steps.find(({ key }) => key === step.key && key === 'draws') ?? step,
    );
    await expect(sendPlan({ ...plan, steps }, bench.clients)).rejects.toThrow(
      `differs from the plan: the key of the draws' beacon is ${localBeacon.key}, but ${quicknet.key} in the plan.`,
    );
  });

  test('behavior: a half deployment of the same plan is finished', async () => {
    const plan = planOf();
    await sendPlan({ ...plan, steps: plan.steps.filter(({ key }) => key === 'teamVesting') }, bench.clients);
    await bench.mine(500);
    expect((await bench.deploy(completeConfig())).output).toContain(
      'created reserves, poolOpener, lilape, presale, draws, nft, staking;',
    );
    expect(readDeployment(8453, bench.folder)?.blockNumber).toBe(2);
  });

  test('error: owner, a reserve and the end edited afterwards are named, dry or not, and the record stays', async () => {
    await bench.deploy(completeConfig());
    const record = readDeployment(8453, bench.folder);
    const config = completeConfig();
    const edited = {
      ...config,
      owner: stranger,
      reserves: { ...config.reserves, marketing: dead },
      sale: { ...config.sale, endsAt: '2030-06-01T00:00:00Z', softCapUsd: '7' },
    };
    // An owner on Base needs code; it is its being another that is refused here.
    await bench.setCode(stranger);
    for (const isDry of [true, false]) {
      const { output, exitCode } = await bench.deploy(edited, { isDry });
      expect(exitCode).toBe(1);
      expect(output).toContain(
        `the owner of presale is ${localAddress('owner')}, but ${stranger} in the plan`,
      );
      expect(output).toContain(
        `the owner of staking is ${localAddress('owner')}, but ${stranger} in the plan`,
      );
      expect(output).toContain('sale.endsAt is 1924992000, but 1906502400 in the plan');
      expect(output).toContain('sale.softCap is 250000500000, but 7000000 in the plan');
      expect(output).toContain(`, but ${dead} in the plan`);
    }
    expect(readDeployment(8453, bench.folder)).toEqual(record);
  });

  test('behavior: a process that died before it wrote the record has lost nothing', async () => {
    await bench.mine(5);
    await sendPlan(planOf(), bench.clients);
    await bench.mine(500);
    expect(readDeployment(8453, bench.folder)).toBeNull();
    expect((await bench.deploy(completeConfig())).output).toContain('created nothing');
    const record = readDeployment(8453, bench.folder);
    expect(record?.blockNumber).toBe(7);
    expect(record?.created.reserves?.block).toBe(7);
    expect(record?.created.lilape?.block).toBe(8);
  });

  test('behavior: an owner who handed over since is named and is no difference', async () => {
    await bench.deploy(completeConfig());
    const record = readDeployment(8453, bench.folder);
    const owner = localAddress('owner');
    const sale = { abi: presaleAbi, address: record?.contracts.presale ?? '0x' } as const;
    await bench.callAs(owner, { ...sale, functionName: 'transferOwnership', args: [stranger] });
    await bench.callAs(stranger, { ...sale, functionName: 'acceptOwnership', args: [] });
    const { output, exitCode } = await bench.deploy(completeConfig());
    expect(exitCode).toBe(0);
    expect(output).toContain(`note: the owner of presale was ${owner} and is now ${stranger}`);
    expect(readDeployment(8453, bench.folder)).toEqual(record);
  });
});

describe('a second try after a sale that failed', () => {
  test('behavior: another generation is deployed by the same key, and the first one’s record is kept', async () => {
    await bench.deploy(completeConfig());
    const first = readDeployment(8453, bench.folder);
    const { output } = await bench.deploy({ ...completeConfig(), generation: '2' });
    expect(output).toContain(
      'created reserves, poolOpener, teamVesting, lilape, presale, draws, nft, staking;',
    );
    const second = readDeployment(8453, bench.folder);
    expect(second?.generation).toBe(2);
    expect(second?.contracts.presale).not.toBe(first?.contracts.presale);
    expect(second?.contracts.draws).not.toBe(first?.contracts.draws);
    expect(second?.create3Deployer).toBe(first?.create3Deployer);
    const kept = readFileSync(`${bench.folder}/earlier/8453-generation-1.json`, 'utf8');
    expect(parseDeployment(JSON.parse(kept))).toEqual(first);
  });
});

describe('simulate', () => {
  test('error: what a constructor refuses is said in its own words, before anything is sent', async () => {
    const plan = planOf();
    const { config } = plan;
    const bad = deploymentPlan({ ...config, sale: { ...config.sale, minimum: 0n } }, plan.deployer);
    await expect(simulate(bench.reader, plan.deployer, bad.steps)).rejects.toThrow(
      'The deployment would fail: Presale refuses its arguments with Presale_BadTerms().',
    );
    await expect(sendPlan(bad, bench.clients)).rejects.toThrow('Presale_BadTerms()');
    expect(await bench.reader.getBlockNumber()).toBe(0n);
  });
});
