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
    .filter((path) => /\.(ts|tsx|mjs|css|sol|tree|sql|py)$/.test(path) && !path.startsWith('scripts/docs/'));
  const lost = files.flatMap((path) =>
    unresolved(readFileSync(join(root, path), 'utf8'), documents).map((cited) => `${path}: ${cited}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
});

test.each([
  '@see specification §10',
  'spec §4, §0',
  'decision 999 "attic"',
  'decisions 8 "buy is atomic" and 998 "attic"',
  'decision 69',
  'decision 67 "lean runtimes"',
  'decisions 8 "buy is atomic" and 9 "atomic"',
  'decision 8 "buy is at"',
  'architecture "Attic"',
])('error: %s leads nowhere', (cited) => {
  expect(unresolved(cited, documents)).toHaveLength(1);
});

test('behavior: a decision is cited by its number and words of its file’s name', () => {
  const cited = '@see decisions 8 "atomic", 69 "lean runtimes" and 9 "post is a pointer"';
  expect(unresolved(cited, documents)).toEqual([]);
});
