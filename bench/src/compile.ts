// Compiles a contract of the benches with the project's own compiler.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Abi, Hex } from 'viem';

type Code = { object: string };
type Output = { abi: Abi; evm: { bytecode: Code; deployedBytecode: Code } };
type Compiled = {
  contracts?: Record<string, Record<string, Output>>;
  errors?: { severity: string; formattedMessage: string }[];
};

/** ABI, creation code and runtime code of the contract in `file` that has its name. @throws Error with the compiler's words when it does not compile */
export function compileContract(file: string): { abi: Abi; bytecode: Hex; runtime: Hex } {
  const solc = createRequire(import.meta.url)('solc') as { compile: (input: string) => string };
  const name = basename(file);
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: readFileSync(file, 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 1000 },
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled;
  const contract = output.contracts?.[name]?.[basename(file, '.sol')];
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (!contract || errors.length > 0)
    throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const { bytecode, deployedBytecode } = contract.evm;
  return { abi: contract.abi, bytecode: `0x${bytecode.object}`, runtime: `0x${deployedBytecode.object}` };
}
