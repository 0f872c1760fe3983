// Lists the contracts that are deployed and reads what forge compiled of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CONTRACTS, type WrittenName } from '../table.ts';
import { contractsRoot } from './forge.ts';

type Solidity = (typeof CONTRACTS)[WrittenName]['solidity'] | 'Create3Deployer' | 'TestSwap';

/** The contracts that are published: source name, and the name under which TypeScript knows them. */
export const publishedContracts: readonly { contract: Solidity; source: string; exportName: string }[] = [
  ...Object.values(CONTRACTS).flatMap(({ kind, solidity }) =>
    solidity === null ? [] : [published(solidity, kind === 'ours' ? 'src' : 'src/test-tokens')],
  ),
  published('Create3Deployer', 'src'),
  published('TestSwap', 'src/test-tokens'),
];

function published(contract: Solidity, folder: string) {
  const exportName = `${contract[0]?.toLowerCase()}${contract.slice(1)}`;
  return { contract, source: `${folder}/${contract}.sol`, exportName };
}

export type PublishedContract = Solidity;

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
