// Remembers from which contracts a local chain was made, since a chain keeps its contracts for ever.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { digestSources } from '../../../packages/contracts/scripts/build.ts';

/** Notes the contracts of a new chain; says so when those of an older one are no longer the sources'. */
export function noteContracts(dataDir: string, isNew: boolean, log: (line: string) => void): void {
  const path = join(dataDir, 'chain', 'contracts.txt');
  const digest = digestSources();
  if (isNew) {
    mkdirSync(join(dataDir, 'chain'), { recursive: true });
    writeFileSync(path, digest);
  } else if (readNote(path) !== digest)
    log(`the contracts changed, but this chain keeps the old ones: to use the new, remove ${dataDir}`);
}

function readNote(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null; // a chain whose note was lost: nothing is known of its contracts
  }
}
