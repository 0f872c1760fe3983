// Builds what a block explorer needs to verify our contracts: the compiler's own input, rebuilt from artifact metadata.
//   npm run verification -w @lilape/contracts -- --chain base|base-sepolia
// writes out/verification/{chainId}/{Contract}.json, to be uploaded as "Standard JSON input".
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Address, type Hex, concatHex, keccak256, toHex } from 'viem';

import type { Deployment } from '../deployment.ts';
import { CONTRACTS, contractNames } from '../table.ts';
import { type PublishedContract, publishedContracts, readArtifact } from '../scripts/artifacts.ts';
import { build } from '../scripts/build.ts';
import { contractsRoot, findFoundryBinary, repoRoot, runForge } from '../scripts/forge.ts';
import { type ConfiguredChain, configuredChains } from './config.ts';
import { readDeployment } from './record-file.ts';

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
  address: Address;
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

/** Everything to verify `contract` at `address`; `constructorArgs` is 0x where there are none. */
export function verificationOf(
  contract: PublishedContract,
  address: Address,
  constructorArgs: Hex,
): Verification {
  const published = publishedContracts.find((candidate) => candidate.contract === contract);
  if (published === undefined) throw new Error(`${contract} is not published.`);
  return {
    address,
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
  const deployer = verificationOf('Create3Deployer', deployment.create3Deployer, '0x');
  const created = contractNames.flatMap((name) => {
    const creation = deployment.created[name];
    const address = deployment.contracts[name];
    const contract = CONTRACTS[name].solidity;
    if (creation === undefined || address === null || contract === null) return [];
    const initCode = concatHex([readArtifact(contract).bytecode.object, creation.constructorArgs]);
    if (keccak256(initCode) !== creation.initCodeHash)
      throw new Error(
        `${contract} at ${address} was not created from these sources. Check out the commit that it was deployed from.`,
      );
    return [verificationOf(contract, address, creation.constructorArgs)];
  });
  return [deployer, ...created];
}

function writeVerifications(chain: ConfiguredChain): string {
  const { chainId, name } = configuredChains[chain];
  const deployment = readDeployment(chainId);
  if (deployment === null) throw new Error(`Nothing is recorded as deployed on ${name} (${chainId}).`);
  build();
  // `build` compiles only what is stale; the artifacts themselves may be missing in a fresh clone.
  if (findFoundryBinary('forge') !== null) runForge(['build', 'packages/contracts/src']);
  const folder = join(contractsRoot, 'out', 'verification', String(chainId));
  mkdirSync(folder, { recursive: true });
  for (const verification of verificationsOf(deployment)) {
    const contract = verification.contractName.split(':')[1];
    writeFileSync(join(folder, `${contract}.json`), `${JSON.stringify(verification, null, 2)}\n`);
  }
  return folder;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { chain: { type: 'string' } } });
  try {
    if (values.chain !== 'base' && values.chain !== 'base-sepolia')
      throw new Error('Usage: verification.ts --chain base|base-sepolia');
    console.log(`written to ${writeVerifications(values.chain)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
