// Every comment that cites a document can be followed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readDocuments, unresolved } from './citations.ts';

const root = join(import.meta.dirname, '../..');
const documents = readDocuments();

test('behavior: every section, heading and decision that the code cites is there', () => {
  const tracked = execFileSync('git', ['ls-files', 'packages', 'e2e', 'bench', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = tracked
    .split('\n')
    .filter((path) => /\.(ts|tsx|sol|tree)$/.test(path) && !path.startsWith('scripts/docs/'));
  const lost = files.flatMap((path) =>
    unresolved(readFileSync(join(root, path), 'utf8'), documents).map((cited) => `${path}: ${cited}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test.each([
  '@see specification §10',
  'spec §4, §0',
  'decision 999',
  'decisions 8 and 998',
  'architecture "Attic"',
])('error: %s leads nowhere', (cited) => {
  expect(unresolved(cited, documents)).toHaveLength(1);
});
