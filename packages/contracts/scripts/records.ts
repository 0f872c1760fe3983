// Of which files coverage was measured last, and of which the proofs were made. Both are the same for the same files, and take
// half of all that is computed for the contracts: coverage compiles everything a second time, and the proofs are z3's work.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addFiles } from './digest.ts';
import { contractsRoot, repoRoot } from './forge.ts';

/** The committed records. */
const recordsPath = join(contractsRoot, 'snapshots', 'records.json');

/** All that decides a result, below the repository's root; versions are pinned in `package.json`. */
const inputs = {
  // Which lines and branches the tests reach: sources, tests, what these read, settings.
  coverage: [
    'foundry.toml',
    'packages/contracts/package.json',
    'packages/contracts/{src,test}/**/*.sol',
    'packages/domain/vectors/**/*.json',
  ],
  // What is proved, of what, by what.
  proofs: [
    'packages/contracts/package.json',
    'packages/contracts/scripts/{prove,z3}.ts',
    'packages/contracts/src/**/*.sol',
    'packages/contracts/test/staking/proofs/*.sol',
  ],
} as const;

/** What a record is kept of. */
export type Recorded = keyof typeof inputs;

/** SHA-256, as hex, of the names and bytes of files below a folder. */
export function digestFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  addFiles(hash, root, globSync(patterns, { cwd: root }).toSorted());
  return hash.digest('hex');
}

/** The digest of the files as they are. */
export const digestNow = (what: Recorded): string => digestFiles(repoRoot, inputs[what]);

/** The digest of those whose result was good when it was computed last; empty where it never was. */
export function recordedDigest(what: Recorded, path: string = recordsPath): string {
  const digest = readRecords(path)[what];
  return typeof digest === 'string' ? digest : '';
}

/** Keeps that the result of the files with this digest is good; returns whether that is new. */
export function writeRecord(what: Recorded, digest: string, path: string = recordsPath): boolean {
  if (recordedDigest(what, path) === digest) return false;
  writeFileSync(path, `${JSON.stringify({ ...readRecords(path), [what]: digest }, null, 2)}\n`);
  return true;
}

function readRecords(path: string): Partial<Record<Recorded, unknown>> {
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<Recorded, unknown>>)
    : {};
}
