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
1.1.1 1.1.2 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.2.6 1.2.7 1.2.8 1.2.9 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8
1.3.9 1.3.10 1.3.11 1.4.1 1.4.2 1.4.3 1.5.1 1.5.2
2.1.1 2.1.2 2.1.3 2.2.1 2.2.2 2.2.3 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1
3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.7.1 3.7.2
4.1.1 4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.1 4.4.2 4.4.3 4.4.4
5.1.1 5.2.1 5.2.2 5.2.3 5.3.1 5.3.2 5.4.1 5.4.2 5.4.3
6.1.1 6.1.2 6.1.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12 6.3.1 6.3.2 6.3.3 6.3.4
6.4.1 6.4.2 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4
7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2
8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.3.1 8.4.1
11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.1 11.3.2 11.3.3 11.4.1 11.4.2 11.4.3 11.4.4 11.5.1 11.6.1
12.1.1 12.1.2 12.1.3 12.2.1 12.2.2 12.3.1 12.3.2 12.3.3 12.3.4
13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.1 13.4.2 13.4.3 13.4.4 13.4.5
14.1.1 14.1.2 14.2.1 14.2.2 14.2.3 14.2.4 14.3.1 14.3.2 14.3.3
15.1.1 15.1.2 15.1.3 15.2.1 15.2.2 15.2.3 15.3.1 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7
16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3`
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
