// Code, files and styles speak the field's language: no name has a word that the glossary gave up.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { betterName, classesIn, namesIn } from './words.ts';

const root = join(import.meta.dirname, '../..');

/** What keeps its name: recorded in a database, drawn, or read by others. */
const KEPT = [
  /migrations\/021-house\.sql$/,
  /\/asleep\.|ape-asleep\.ts$/,
  /lighthouse\.ts$/,
  /^docs\/decisions\//,
];

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((path) => path !== '' && !/(^|\/)(generated|vectors)\//.test(path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const found = (path: string, names: Iterable<string>) =>
  [...names].flatMap((name) => betterName(name) ?? []).map((better) => `${path}: ${better}`);

test('behavior: no name in the code is of the words given up', () => {
  const files = tracked.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path));
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => found(path, namesIn(path, read(path))))).toEqual([]);
});

test('behavior: no class of a style is of the words given up', () => {
  const files = tracked.filter((path) => path.endsWith('.css'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((path) => found(path, classesIn(read(path))))).toEqual([]);
});

test('behavior: no file is named by the words given up', () => {
  const files = tracked.filter((path) => !KEPT.some((kept) => kept.test(path)));
  expect(files.flatMap((path) => found(path, [basename(path), ...path.split('/').slice(0, -1)]))).toEqual([]);
});

test.each(['noteDeed', 'HOUSE_LIMITS', 'wished-amount.ts', 'isToldNow', 'MOST_BYTES', 'parseWish', 'heed'])(
  'error: %s is refused',
  (name) => {
    expect(betterName(name)).toContain(name);
  },
);

test.each([
  'atLeast',
  'household',
  'unfolded',
  'threshold',
  'MAX_BYTES',
  'mostRecent',
  'lighthouse',
  'indeed',
])('behavior: %s is fine', (name) => {
  expect(betterName(name)).toBeNull();
});

test('behavior: text and comments may say what they like', () => {
  const source = "// The group is told.\nexport const said = 'A parrot wished to verify something.';";
  expect([...namesIn('a.ts', source)]).toEqual(['said']);
});
