// Only what is committed can be deployed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireCommittedSources, uncommitted } from './sources.ts';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-sources-'));
  git('init', '-q');
  writeFileSync(join(folder, 'a.sol'), 'one');
  git('add', '-A');
  git('commit', '-qm', 'a');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('behavior: nothing is uncommitted after a commit; then every file that differs or is new', () => {
  expect(uncommitted(folder)).toEqual([]);
  writeFileSync(join(folder, 'a.sol'), 'two');
  writeFileSync(join(folder, 'b.sol'), 'new');
  expect(uncommitted(folder)).toEqual(['a.sol', 'b.sol']);
});

test('error: a tree with changes, by name', () => {
  expect(() => requireCommittedSources(folder)).toThrow(
    'Only what is committed can be deployed, and 2 files are not: a.sol, b.sol.',
  );
});

test('error: a folder that is no repository', () => {
  expect(() => uncommitted(tmpdir())).toThrow('git cannot say whether everything is committed');
});
