// Compiles the crowd's contract with the project's own compiler.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Abi, Hex } from 'viem';

type Compiled = {
  contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
  errors?: { severity: string; formattedMessage: string }[];
};

/** ABI and creation code of `Crowd`. @throws Error with the compiler's words when it does not compile */
export function compileCrowd(): { abi: Abi; bytecode: Hex } {
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
  const content = readFileSync(join(import.meta.dirname, 'Crowd.sol'), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { 'Crowd.sol': { content } },
    settings: {
      optimizer: { enabled: true, runs: 1000 },
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled;
  const crowd = output.contracts?.['Crowd.sol']?.['Crowd'];
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (!crowd || errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return { abi: crowd.abi, bytecode: `0x${crowd.evm.bytecode.object}` };
}
