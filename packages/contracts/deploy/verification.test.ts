// The verification input compiles to exactly the code that is deployed.
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';

import { create3DeployerBytecode, presaleBytecode } from '../generated/bytecodes.ts';
import { runForge } from '../scripts/forge.ts';
import { standardJsonOf, verificationOf } from './verification.ts';

const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };

type Output = { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> };

function compile(contract: 'Presale' | 'Create3Deployer'): string {
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

  test('behavior: so does the deployer', () => {
    expect(compile('Create3Deployer')).toBe(create3DeployerBytecode);
  });
});

describe('verificationOf', () => {
  test('behavior: names the contract and the compiler as explorers ask for them', () => {
    const input = verificationOf('LilApe', '0x0DE4e02582e559584F927ddED24DF6eB10a35802', '0x1234');
    expect(input.contractName).toBe('packages/contracts/src/LilApe.sol:LilApe');
    expect(input.compilerVersion).toBe('v0.8.37+commit.f401782d');
    expect(input.constructorArguments).toBe('1234');
    expect(Object.keys(input.standardJson.sources)).toEqual([
      'node_modules/solady/src/tokens/ERC20.sol',
      'packages/contracts/src/LilApe.sol',
    ]);
  });
});
