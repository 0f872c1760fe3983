/** Which file of scripts a module comes in. @see decision 197 "the folder says what it is loaded with" */
import { globSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';

const root = resolve(import.meta.dirname, '../../..');
const src = resolve(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'));

type Group = {
  name: string | ((id: string) => string | null);
  test: RegExp | ((id: string) => boolean);
  priority: number;
};

function groupsOf({ build }: typeof config): readonly Group[] {
  const output = build?.rolldownOptions?.output;
  const splitting = Array.isArray(output) ? undefined : output?.codeSplitting;
  if (typeof splitting !== 'object') throw new Error('The configuration names no groups.');
  return (splitting.groups as Group[]).toSorted((a, b) => b.priority - a.priority);
}

const groups = groupsOf(config);

/** The file of scripts that a module of `src` is put into; null for one that comes with what imports it. */
function fileOf(module: string): string | null {
  const id = resolve(src, module);
  const group = groups.find(({ test: takes }) => (takes instanceof RegExp ? takes.test(id) : takes(id)));
  if (group === undefined) return null;
  return typeof group.name === 'string' ? group.name : group.name(id);
}

test('behavior: all modules of a folder come in one file of scripts, whatever their names', () => {
  const ours = globSync('packages/*/src/**/*.ts{,x}', { cwd: root }).map((file) =>
    relative(src, resolve(root, file)),
  );
  const folders = new Set(ours.map((file) => dirname(file)));
  const divided = [
    ...Map.groupBy([...ours, ...[...folders].map((folder) => join(folder, 'any.ts'))], dirname),
  ]
    .filter(([, modules]) => new Set(modules.map(fileOf)).size > 1)
    .map(([folder]) => folder);
  expect(divided).toEqual([]);
});

test('behavior: these folders and those in them come in a file of their own, all others with what imports them', () => {
  const folders = [
    ...new Set(
      files.filter((file) => fileOf(file) !== null).map((file) => `${dirname(file)}: ${fileOf(file)}`),
    ),
  ];
  expect(folders.toSorted()).toEqual([
    'features/staking/shared: staking',
    'shell/asking: asking',
    'shell/first: first',
    'shell/heads: heads',
    'shell/island: shell',
    'shell/lingui: shell',
    'shell/live: live',
    'shell/page: shell',
    'shell/text: text',
    'shell/ui: shell',
    'shell: shell',
    'ui/card: card',
    'ui/lookup: lookup',
    'ui/table: table',
  ]);
});
