// Builds what explorers need to verify our contracts: the compiler's own input, rebuilt from artifact metadata.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Address, type Hex, concatHex, keccak256, toHex } from 'viem';

import type { Deployment } from '../deployment.ts';
import { CONTRACTS, contractNames } from '../table.ts';
import { type PublishedContract, publishedContracts, readArtifact } from '../scripts/artifacts.ts';
import { repoRoot } from '../scripts/forge.ts';

type Settings = Record<string, unknown> & { compilationTarget?: Record<string, string> };
type Metadata = {
  compiler: { version: string };
  language: string;
  settings: Settings;
  sources: Record<string, { keccak256: Hex }>;
};

export type StandardJson = {
  language: string;
  sources: Record<string, { content: string }>;
  settings: Settings & { outputSelection: Record<string, Record<string, string[]>> };
};

export type Verification = {
  contract: PublishedContract;
  address: Address;
  /** of its creation, null where the record names none, as of the deployer */
  transaction: Hex | null;
  /** what was created: the compiled creation code and the constructor's arguments */
  initCode: Hex;
  /** as explorers ask for it: path and name */
  contractName: string;
  compilerVersion: string;
  /** hexadecimal without 0x, empty where there are none */
  constructorArguments: string;
  standardJson: StandardJson;
};

/**
 * The compiler input that gives exactly the deployed code of `contract`.
 * @throws Error when a source on disk is not the one that was compiled.
 */
export function standardJsonOf(contract: PublishedContract): StandardJson {
  const metadata = readMetadata(contract);
  const sources = Object.entries(metadata.sources).map(([name, { keccak256: expected }]) => {
    const content = readFileSync(join(repoRoot, name), 'utf8');
    if (keccak256(toHex(content)) !== expected) throw new Error(`${name} changed since it was compiled.`);
    return [name, { content }] as const;
  });
  const { compilationTarget: _target, ...settings } = metadata.settings;
  const outputSelection = { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'metadata'] } };
  return {
    language: metadata.language,
    sources: Object.fromEntries(sources),
    settings: { ...settings, outputSelection },
  };
}

const readMetadata = (contract: PublishedContract): Metadata =>
  JSON.parse(readArtifact(contract).rawMetadata) as Metadata;

type Created = { address: Address; constructorArgs: Hex; transaction: Hex | null };

/** Everything to verify `contract` where it was created; `constructorArgs` is 0x where there are none. */
export function verificationOf(
  contract: PublishedContract,
  { address, constructorArgs, transaction }: Created,
): Verification {
  const published = publishedContracts.find((candidate) => candidate.contract === contract);
  if (published === undefined) throw new Error(`${contract} is not published.`);
  return {
    contract,
    address,
    transaction,
    initCode: concatHex([readArtifact(contract).bytecode.object, constructorArgs]),
    contractName: `packages/contracts/${published.source}:${contract}`,
    compilerVersion: `v${readMetadata(contract).compiler.version}`,
    constructorArguments: constructorArgs.slice(2),
    standardJson: standardJsonOf(contract),
  };
}

/**
 * What verifies each contract of `deployment` that we created, its arguments taken from the record.
 * @throws Error where the sources do not compile to what the chain's events say was created
 */
export function verificationsOf(deployment: Deployment): Verification[] {
  const deployer = verificationOf('Create3Deployer', {
    address: deployment.create3Deployer,
    constructorArgs: '0x',
    transaction: null,
  });
  const created = contractNames.flatMap((name) => {
    const creation = deployment.created[name];
    const address = deployment.contracts[name];
    const contract = CONTRACTS[name].solidity;
    if (creation === undefined || address === null || contract === null) return [];
    const verification = verificationOf(contract, { address, ...creation });
    if (keccak256(verification.initCode) !== creation.initCodeHash)
      throw new Error(
        `${contract} at ${address} was not created from these sources. Check out the commit that it was deployed from.`,
      );
    return [verification];
  });
  return [deployer, ...created];
}
