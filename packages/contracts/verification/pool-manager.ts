// Compares the PoolManager of a deployment with what it must be: Uniswap's own by its address, or one of its makers' package by its code.
import { type PublicClient, concatHex } from 'viem';

import type { Deployment } from '../deployment.ts';
import {
  isUniswaps,
  poolManagerBytecode,
  poolManagerProblems,
  poolManagerRuntime,
} from '../deploy/pool-manager.ts';
import { creationProblems } from './on-chain.ts';
import { countImmutables } from './runtime.ts';

export type ManagerVerdict = { readonly isAlike: boolean; readonly lines: readonly string[] };

/**
 * The lines to show of it; none where the record has no PoolManager. These sources do not compile it: Uniswap's own is recognised by its address
 * alone, one that was created with us by creation and runtime code, both those of `@uniswap/v4-core`.
 * @throws Error where the endpoint does not answer
 */
export async function compareManager(reader: PublicClient, deployment: Deployment): Promise<ManagerVerdict> {
  const { poolManager: address } = deployment.contracts;
  if (address === null) return { isAlike: true, lines: [] };
  const what = `${'PoolManager'.padEnd(15)} ${address}`;
  const problems = [
    ...(await createdProblems(reader, deployment)),
    ...poolManagerProblems(deployment.chainId, address, await reader.getCode({ address })),
  ];
  if (problems.length > 0)
    return { isAlike: false, lines: problems.map((problem) => `differs  ${what}: ${problem}`) };
  if (isUniswaps(deployment.chainId, address))
    return { isAlike: true, lines: [`named by Uniswap ${what}: by its address alone, no code is compared`] };
  const compared =
    deployment.created.poolManager === undefined ? 'runtime code' : 'creation and runtime code';
  const immutables = countImmutables(poolManagerRuntime());
  return {
    isAlike: true,
    lines: [
      `the same ${what}: ${compared} of @uniswap/v4-core, ${immutables} immutables set by its constructor`,
    ],
  };
}

/** What speaks against the record's word of how it was created; nothing where it was there before. */
async function createdProblems(reader: PublicClient, deployment: Deployment): Promise<string[]> {
  const { poolManager: address } = deployment.contracts;
  const creation = deployment.created.poolManager;
  if (address === null || creation === undefined) return [];
  const initCode = concatHex([poolManagerBytecode(), creation.constructorArgs]);
  return creationProblems(reader, deployment, { address, initCode, transaction: creation.transaction });
}
