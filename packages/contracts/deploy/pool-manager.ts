// Uniswap v4's PoolManager as its makers compiled it, for chains that have none: the local one, and test chains.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Address, type Hex, isAddressEqual } from 'viem';

import { type RuntimeCode, runtimeProblems } from '../verification/runtime.ts';

const file = '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
type Artifact = { readonly bytecode: { readonly object: Hex }; readonly deployedBytecode: RuntimeCode };
let artifact: Artifact | undefined;

function readArtifact(): Artifact {
  artifact ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')) as Artifact;
  return artifact;
}

/** Its creation code, without the argument: who may name the controller of the protocol's fee. */
export const poolManagerBytecode = (): Hex => readArtifact().bytecode.object;

/** What its constructor leaves, but for its own address. */
export const poolManagerRuntime = (): RuntimeCode => readArtifact().deployedBytecode;

/** Where Uniswap's own stands, by chain. @see https://docs.uniswap.org/contracts/v4/deployments */
const uniswaps: ReadonlyMap<number, Address> = new Map([
  [8453, '0x498581fF718922c3f8e6A244956aF099B2652b2b'],
  [84_532, '0x05E73354cFDd6745C338b50BcFDfA3Aa6fA03408'],
]);

/** Whether an address is the one that Uniswap names on a chain. */
export function isUniswaps(chainId: number, address: Address): boolean {
  const known = uniswaps.get(chainId);
  return known !== undefined && isAddressEqual(known, address);
}

/**
 * What speaks against `code` at `address` as the PoolManager, which holds the pools for good. On Base it is Uniswap's own, by its
 * address; on other chains also one with the code of its makers' package. @see decision 176 "nothing stands in for the real thing"
 */
export function poolManagerProblems(chainId: number, address: Address, code: Hex | undefined): string[] {
  if (code === undefined) return ['there is no code'];
  if (isUniswaps(chainId, address)) return [];
  if (chainId === 8453) return [`Uniswap's own is at ${uniswaps.get(chainId)}`];
  return runtimeProblems(poolManagerRuntime(), code);
}
