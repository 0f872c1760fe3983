// Of which sources and tests coverage was measured last. Measuring compiles everything a second time, without the optimizer,
// and shows nothing of the contracts themselves: it shows that no line of them is without a test.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addFiles } from './digest.ts';
import { contractsRoot, repoRoot } from './forge.ts';

/** The committed record, which a measurement of full coverage writes. */
export const recordPath = join(contractsRoot, 'snapshots', 'coverage.json');

/** All that decides which lines and branches the tests reach: sources, tests, what these read, settings, versions. */
const inputs = [
  'foundry.toml',
  'packages/contracts/package.json',
  'packages/contracts/{src,test}/**/*.sol',
  'packages/domain/vectors/**/*.json',
];

/** SHA-256, as hex, of the names and bytes of files below a folder. */
export function digestFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  addFiles(hash, root, globSync(patterns, { cwd: root }).toSorted());
  return hash.digest('hex');
}

/** The digest of the sources and tests as they are. */
export const digestOfTests = (): string => digestFiles(repoRoot, inputs);

/** The digest of those whose coverage was full when it was measured last; empty where it never was. */
export function coveredDigest(path: string = recordPath): string {
  if (!existsSync(path)) return '';
  const { covered } = JSON.parse(readFileSync(path, 'utf8')) as { covered?: unknown };
  return typeof covered === 'string' ? covered : '';
}

/** The record as it is committed. */
export const renderRecord = (covered: string): string => `${JSON.stringify({ covered }, null, 2)}\n`;
