// Every command that a document tells to type is there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { missingCommands } from './commands.ts';

const root = join(import.meta.dirname, '../..');

test.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root }).toSorted()])(
  'behavior: every command in %s exists',
  (path) => {
    expect(missingCommands(readFileSync(join(root, path), 'utf8'))).toEqual([]);
  },
);

test('behavior: so does every command in the contracts’ README, which is typed there', () => {
  const text = readFileSync(join(root, 'packages/contracts/README.md'), 'utf8');
  expect(missingCommands(text, '@lilape/contracts')).toEqual([]);
});

test.each([
  '`npm run chekc`',
  'npm run build -w @lilape/webb',
  '`npm run mutants -w @lilape/web -- Presale`',
  '`node packages/server/scripts/no.ts --rounds 3`',
])('error: %s is not there', (command) => {
  expect(missingCommands(command)).toHaveLength(1);
});

test('behavior: scripts of the root and of a workspace, and files, are found', () => {
  expect(missingCommands('`npm test`, `npm start`, `npm run check`, `npm run bench -- soak`')).toEqual([]);
  expect(missingCommands('`npm run build -w @lilape/web`, `node scripts/check.ts`')).toEqual([]);
});
