/** Which catalogue the sentences of a file are gathered into: that of what its folder is loaded with. @see decision 198 "the folder says what its sentences come with" */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { FIRST_LANGUAGE, type Language } from '@lilape/domain/languages';
import { isMount } from '../src/shell/first/when.ts';

/** One is loaded with one part of the page, so that nobody downloads sentences of a screen they have not opened. */
export type Catalog = { name: string; files: readonly string[] };

/** Folders below `src`, with all in them. Each folder of `features` is a catalogue of its own. */
const byFolder: Readonly<Record<string, string>> = {
  // With every island.
  app: 'site',
  shell: 'site',
  text: 'site',
  ui: 'site',
  // With no island: documents alone say it.
  content: 'pages',
  frame: 'pages',
  routes: 'pages',
  // With what a wallet is needed for.
  wallet: 'wallet',
  'features/buy': 'wallet',
  'ui/act': 'wallet',
  'ui/ending': 'wallet',
  // With the charts, once they are explored.
  'features/sale-history/charts': 'charts',
  'ui/sale-charts': 'charts',
  // With the steps, lists and winners of a draw, and with every list of launches.
  draws: 'draws',
  'draws/launch': 'launches',
  // With the picture and the four tiers, and with what is said of an address.
  'features/launchpad/tier': 'tiers',
  admin: 'admin',
};

/** Folders of these names, wherever they are. */
const byName: Readonly<Record<string, string>> = {
  reading: 'pages',
  connected: 'wallet',
  draw: 'draws',
};

const src = resolve(import.meta.dirname, '../src');

/**
 * Returns the catalogue of a file below `src`: that of the innermost folder which has one.
 * @throws Error where none has
 */
export function catalogOfFile(file: string): string {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const own = dirname(folder) === 'features' ? basename(folder) : undefined;
    const name = byFolder[folder] ?? byName[basename(folder)] ?? own;
    if (name !== undefined) return name;
  }
  throw new Error(`Nothing says what the sentences of src/${file} are loaded with: see build/catalogs.ts.`);
}

/** Every catalogue with the files that say something, as paths below `src`. */
export const catalogs: readonly Catalog[] = [
  ...Map.groupBy(
    filesIn('.').filter((file) => !file.includes('.test.') && hasSentences(file)),
    catalogOfFile,
  ),
].map(([name, files]) => ({ name, files }));

/** The names of all catalogues. */
export const catalogNames = catalogs.map(({ name }) => name).toSorted();

/** Returns the module of a catalogue's sentences, below the package's folder; the English one is made by `build/english.ts`. */
export function catalogFile(language: Language, name: string): string {
  return `src/locales/${language}/${name}.${language === FIRST_LANGUAGE ? 'js' : 'po'}`;
}

/** Returns the name of a route's page: "routes/workshop/lab.tsx" → "lab". */
export function routeName(file: string): string {
  return basename(file, '.tsx');
}

/** Returns the files of all islands, as paths below `src`. */
export function islandFiles(): string[] {
  return filesIn('.').filter((file) => file.endsWith('.island.tsx'));
}

/** Returns the files of all islands without React, as paths below `src`. */
export function mountFiles(): string[] {
  return filesIn('.').filter(isMount);
}

/** Returns the files of `src/routes` that hold pages, as paths below `src`. */
export function routeFiles(): string[] {
  return filesIn('routes').filter((file) => file.endsWith('.tsx') && !file.endsWith('.island.tsx'));
}

/** Returns the files of a folder's code, as paths below `src`. */
function filesIn(folder: string): string[] {
  return readdirSync(resolve(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => (folder === '.' ? file : `${folder}/${file}`));
}

/** Whether a file below `src` says anything through Lingui; the words of some stand with both languages side by side. */
export function hasSentences(file: string): boolean {
  return /from '@lingui\/(core|react)\/macro'/.test(readFileSync(resolve(src, file), 'utf8'));
}
