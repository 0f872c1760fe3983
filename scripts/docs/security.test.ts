// What docs/security.md promises is there: every requirement has its row, and every test that it names exists.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { citedTests, hasTest, requirementsOf } from './security.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const document = read('docs/security.md');

/** Chapters of ASVS 5.0.0 and their requirements of levels 1 and 2: how many each section has of them, level 3 left out. */
const ASVS = `
2.1.1 2.1.2 2.1.3 2.2.1 2.2.2 2.2.3 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1
3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.7.1 3.7.2
6.1.1 6.1.2 6.1.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12 6.3.1 6.3.2 6.3.3 6.3.4
6.4.1 6.4.2 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4
7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2
8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.3.1 8.4.1`
  .trim()
  .split(/\s+/);

test('behavior: every requirement of the chapters has one row, in its order', () => {
  expect(requirementsOf(document).map(({ number }) => number)).toEqual(ASVS);
});

test('behavior: each row names a test, or says that it does not apply', () => {
  const bare = requirementsOf(document).filter(
    ({ tests }) => tests !== 'does not apply' && citedTests(tests).length === 0,
  );
  expect(bare).toEqual([]);
});

test('behavior: every test that is named exists', () => {
  const tracked = execFileSync('git', ['ls-files', 'packages', 'e2e', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  const cited = citedTests(document);
  const lost = cited.filter(
    ({ file, name }) => !files.some((path) => basename(path) === file && hasTest(read(path), name)),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test.each([
  ['a look at it', true],
  ['a look … it', true],
  ['an outlook at it', false],
  ['look at it', false],
  ['… at it', true],
])('args: whether there is a test named %s', (name, isThere) => {
  expect(hasTest(`test('behavior: a look at it', () => {})`, name)).toBe(isThere);
});

test('behavior: names are quoted as they are in the code, one line or several', () => {
  expect(hasTest(`test.each([1])(\n  'error: %s of another site',\n  () => {})`, '… of another site')).toBe(
    true,
  );
  expect(hasTest('test(`behavior: ${COUNT} requests`, () => {})', '… requests')).toBe(true);
  expect(hasTest(`const words = ['behavior: lost'];`, 'lost')).toBe(false);
  expect(citedTests('| *one\nname* (`a.test.ts`), *b* (`c.spec.ts`) |')).toEqual([
    { name: 'one name', file: 'a.test.ts' },
    { name: 'b', file: 'c.spec.ts' },
  ]);
});
