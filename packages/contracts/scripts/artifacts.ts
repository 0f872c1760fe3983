// Lists the contracts that are deployed and reads what forge compiled of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contractsRoot } from './forge.ts';

/** The contracts that are published: source name, and the name under which TypeScript knows them. */
export const publishedContracts = [
  { contract: 'Presale', source: 'src/Presale.sol', exportName: 'presale' },
  { contract: 'LilApe', source: 'src/LilApe.sol', exportName: 'lilApe' },
  { contract: 'TeamVesting', source: 'src/TeamVesting.sol', exportName: 'vestingWallet' },
  { contract: 'Create3Deployer', source: 'src/Create3Deployer.sol', exportName: 'create3Deployer' },
  { contract: 'TestUsdt', source: 'src/test-tokens/TestUsdt.sol', exportName: 'testUsdt' },
  { contract: 'TestUsdc', source: 'src/test-tokens/TestUsdc.sol', exportName: 'testUsdc' },
  { contract: 'MockEthUsdFeed', source: 'src/test-tokens/MockEthUsdFeed.sol', exportName: 'mockFeed' },
] as const;

export type PublishedContract = (typeof publishedContracts)[number]['contract'];

export type AbiEntry = { type: string; name?: string; outputs?: unknown[] };

export type Artifact = {
  abi: AbiEntry[];
  bytecode: { object: `0x${string}` };
  deployedBytecode: { object: `0x${string}` };
  rawMetadata: string;
};

/** What forge compiled of one contract, from `out/`. */
export function readArtifact(contract: PublishedContract): Artifact {
  const path = join(contractsRoot, 'out', `${contract}.sol`, `${contract}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Artifact;
}
