// @vitest-environment node
/** Which catalogue a sentence is in, and that what says it brings it. @see decision 198 "the folder says what its sentences come with" */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { catalogNames, catalogOfFile, hasSentences, islandFiles } from './catalogs.ts';

const src = resolve(import.meta.dirname, '../src');

test.each([
  ['routes/home.tsx', 'pages'],
  ['routes/workshop/lab.tsx', 'pages'],
  ['features/home/faq.tsx', 'home'],
  ['features/claim/claim.island.tsx', 'claim'],
  ['features/claim/connected/connected-claim.tsx', 'wallet'],
  ['features/staking/reading/rules.tsx', 'pages'],
  ['features/mint/front/branch/perch.tsx', 'mint'],
  ['ui/dialog.tsx', 'site'],
  ['ui/act/how-sure.tsx', 'wallet'],
  ['draws/step.tsx', 'draws'],
  ['draws/launch/time-left.tsx', 'launches'],
])('behavior: the sentences of %s are in %s', (file, catalog) => {
  expect(catalogOfFile(file)).toBe(catalog);
});

test('error handling: a file whose folder has no catalogue is named', () => {
  expect(() => catalogOfFile('elsewhere/a.tsx')).toThrow('src/elsewhere/a.tsx');
});

/** What a file imports at once, and what it asks for later with the catalogue that it names beside. */
type Imports = { now: string[]; later: { file: string; catalog: string | undefined }[] };

const known = new Map<string, Imports>();

function importsOf(file: string): Imports {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

function readImports(file: string): Imports {
  const code = readFileSync(resolve(src, file), 'utf8');
  const place = (from: string) => (from.startsWith('#') ? from.slice(1) : join(dirname(file), from));
  const now = [...code.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([#.][^']+\.tsx?)';/gm)];
  const later = [
    ...code.matchAll(/import\('([#.][^']+\.tsx?)'\)(?:(?!import\(|^\}).)*?catalog: '([^']+)'/gms),
  ];
  const catalogs = new Map(later.map(([, from = '', catalog]) => [from, catalog]));
  return {
    now: now.map(([, from = '']) => place(from)),
    later: [...code.matchAll(/import\('([#.][^']+\.tsx?)'\)/g)].map(([, from = '']) => ({
      file: place(from),
      catalog: catalogs.get(from),
    })),
  };
}

/** A file with all that comes at once with it. */
function withImports(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) importsOf(file).now.forEach((each) => files.add(each));
  return [...files];
}

const catalogsOf = (files: readonly string[]) => new Set(files.filter(hasSentences).map(catalogOfFile));

/** What says something while its catalogue is not there, with the file it comes with, of all that an entry asks for later. */
function unsaid(entry: string, loaded: ReadonlySet<string>, seen: Set<string>): string[] {
  const key = [entry, ...[...loaded].toSorted()].join(' ');
  if (seen.has(key)) return [];
  seen.add(key);
  const files = withImports(entry);
  return [
    ...[...catalogsOf(files)]
      .filter((catalog) => !loaded.has(catalog))
      .map((catalog) => `${entry}: ${catalog}`),
    ...files
      .flatMap((file) => importsOf(file).later)
      .flatMap(({ file, catalog }) =>
        unsaid(file, new Set(catalog === undefined ? loaded : [...loaded, catalog]), seen),
      ),
  ];
}

test('behavior: whatever an island asks for later names the catalogue of its sentences', () => {
  const seen = new Set<string>();
  const missing = islandFiles().flatMap((island) =>
    unsaid(island, new Set(['site', ...catalogsOf(withImports(island))]), seen),
  );
  expect([...new Set(missing)]).toEqual([]);
  expect(seen.size).toBeGreaterThan(islandFiles().length);
});

test('behavior: no island says what documents alone say', () => {
  const read = islandFiles().filter((island) => catalogsOf(withImports(island)).has('pages'));
  expect(read).toEqual([]);
});

test('behavior: every catalogue that the code asks for is there', () => {
  const asked = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
    [...readFileSync(resolve(src, file), 'utf8').matchAll(/(?:catalog: |loadMessages\()'([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(asked).not.toEqual([]);
  expect(asked.filter((name) => !catalogNames.includes(name))).toEqual([]);
});
