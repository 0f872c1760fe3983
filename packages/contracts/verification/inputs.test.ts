// The verification input compiles to exactly the code that is deployed.
import { createRequire } from 'node:module';
import { keccak256 } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';

import { create3DeployerBytecode, lilApeStakingBytecode, presaleBytecode } from '../generated/bytecodes.ts';
import { runForge } from '../scripts/forge.ts';
import { type Deployment, parseDeployment } from '../deployment.ts';
import { deployments } from '../generated/deployments.ts';
import { localAddress, localConfig } from '../deploy/local-config.ts';
import { deploymentPlan } from '../deploy/plan.ts';
import { standardJsonOf, verificationOf, verificationsOf } from './inputs.ts';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };

type Output = { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> };

function compile(contract: 'Presale' | 'LilApeStaking' | 'Create3Deployer'): string {
  const output = JSON.parse(solc.compile(JSON.stringify(standardJsonOf(contract)))) as Output;
  return `0x${output.contracts[`packages/contracts/src/${contract}.sol`]?.[contract]?.evm.bytecode.object}`;
}

beforeAll(() => {
  // Artifacts are not committed; a fresh clone has none.
  const run = runForge(['build', 'packages/contracts/src']);
  if (run.exitCode !== 0) throw new Error(run.stdout + run.stderr);
});

describe('standardJsonOf', () => {
  test('behavior: the sale compiles to its committed bytecode, byte for byte', () => {
    expect(compile('Presale')).toBe(presaleBytecode);
  });

  test('behavior: so does staking, with the arithmetic beside it', () => {
    expect(compile('LilApeStaking')).toBe(lilApeStakingBytecode);
  });

  test('behavior: so does the deployer', () => {
    expect(compile('Create3Deployer')).toBe(create3DeployerBytecode);
  });
});

describe('verificationOf', () => {
  test('behavior: names the contract and the compiler as explorers ask for them', () => {
    const input = verificationOf('LilApe', {
      address: '0x0DE4e02582e559584F927ddED24DF6eB10a35802',
      constructorArgs: '0x1234',
      transaction: null,
    });
    expect(input.contractName).toBe('packages/contracts/src/LilApe.sol:LilApe');
    expect(input.compilerVersion).toBe('v0.8.37+commit.f401782d');
    expect(input.constructorArguments).toBe('1234');
    expect(Object.keys(input.standardJson.sources)).toEqual([
      'node_modules/solady/src/tokens/ERC20.sol',
      'packages/contracts/src/LilApe.sol',
    ]);
  });
});

describe('verificationsOf', () => {
  const plan = deploymentPlan(localConfig(1_800_000_000), localAddress('deployer'));
  const sale = plan.steps.find(({ key }) => key === 'presale');
  const args = sale?.constructorArgs ?? '0x';
  const recordWith = (initCodeHash: `0x${string}`): Deployment => ({
    ...parseDeployment(deployments[31337]),
    created: { presale: { transaction: '0x1', block: 7, initCodeHash, constructorArgs: args } },
  });

  test('behavior: the arguments are the record’s, which the hash on the chain vouches for', () => {
    const verifications = verificationsOf(recordWith(keccak256(sale?.initCode ?? '0x')));
    expect(verifications.map(({ contractName }) => contractName)).toEqual([
      'packages/contracts/src/Create3Deployer.sol:Create3Deployer',
      'packages/contracts/src/Presale.sol:Presale',
    ]);
    expect(verifications[1]?.constructorArguments).toBe(args.slice(2));
  });

  test('error: a contract that was created from other sources', () => {
    expect(() => verificationsOf(recordWith(`0x${'12'.repeat(32)}`))).toThrow(
      'was not created from these sources',
    );
  });
});
