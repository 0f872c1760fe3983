// Uniswap v4's PoolManager as its makers compiled it, for chains that have none: the local one, and test chains.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Hex } from 'viem';

const artifact = '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
let bytecode: Hex | undefined;

/** Its creation code, without the argument: who may name the controller of the protocol's fee. */
export function poolManagerBytecode(): Hex {
  if (bytecode === undefined) {
    const path = createRequire(import.meta.url).resolve(artifact);
    bytecode = (JSON.parse(readFileSync(path, 'utf8')) as { bytecode: { object: Hex } }).bytecode.object;
  }
  return bytecode;
}
