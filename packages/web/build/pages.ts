/** Makes of the table of pages and of the files what the prerendering and the browser need of it: `virtual:pages` and `virtual:catalogs`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type PageName, type PageRow, pageRows } from '../src/pages.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '@lilape/domain/languages';
import {
  catalogFile,
  catalogNames,
  catalogOfFile,
  hasSentences,
  islandFiles,
  mountFiles,
  routeFiles,
  routeName,
} from './catalogs.ts';

/** A page with what follows from where its file lies. */
export type BuiltPage = PageRow & {
  name: PageName;
  /** Its file, below the package's folder. */
  file: string;
};

const web = resolve(import.meta.dirname, '..');
const src = resolve(web, 'src');

/**
 * Returns the pages of a build, in the order of the table; those of `routes/workshop` only where it is for the local chain.
 * @throws Error for a row without a file, and for a file without a row
 */
export function builtPages(isForLocalChain: boolean): BuiltPage[] {
  const files = new Map(routeFiles().map((file) => [routeName(file), file]));
  const built = pageRows.map((row) => builtPage(row, files.get(row.name)));
  for (const row of pageRows) files.delete(row.name);
  const [stray] = files.values();
  if (stray !== undefined) throw new Error(`src/${stray} is a page that src/pages.ts does not name.`);
  return built.filter((page) => isForLocalChain || !isInWorkshop(page));
}

/** Whether a page is a tool of ours, in no build for a real chain. */
export function isInWorkshop({ file }: Pick<BuiltPage, 'file'>): boolean {
  return file.startsWith('src/routes/workshop/');
}

function builtPage(row: PageRow & { name: PageName }, file: string | undefined): BuiltPage {
  if (file === undefined) throw new Error(`The page ${row.name} of src/pages.ts has no file in src/routes.`);
  return { ...row, file: `src/${file}` };
}

/** Where the build notes the catalogues of each island, by its file below `src`; it is not served. */
export const ISLANDS_FILE = '.vite/islands.json';

/** The catalogues of all sentences in a file and in what it imports, not in what it asks for later. */
function sentencesOf(entry: string, importsOf: (id: string) => readonly string[]): string[] {
  const [seen, found] = [new Set<string>(), new Set(['site'])];
  const visit = (id: string): void => {
    const file = relative(src, id.replace(/\?.*$/, ''));
    if (seen.has(id) || file.startsWith('..') || !/\.tsx?$/.test(file)) return;
    seen.add(id);
    const catalog = hasSentences(file) ? catalogOfFile(file) : undefined;
    if (catalog !== undefined) found.add(catalog);
    importsOf(id).forEach(visit);
  };
  visit(entry);
  return [...found];
}

/** Vite plugin: `virtual:pages` loads each page for the prerendering, `virtual:catalogs` where each catalogue comes from. */
export function pagesPlugin({ isForLocalChain }: { isForLocalChain: boolean }): Plugin {
  let isForBrowser = false;
  const modules = new Map([
    ['virtual:pages', () => pagesModule(builtPages(isForLocalChain))],
    ['virtual:catalogs', () => (isForBrowser ? catalogsByAddress() : catalogsByFile())],
  ]);
  return {
    name: 'lilape-pages',
    config: (_, { command, isSsrBuild }) => {
      isForBrowser = command === 'build' && isSsrBuild !== true;
    },
    buildStart() {
      if (!isForBrowser) return;
      for (const { file, address } of catalogFiles())
        this.emitFile({
          type: 'chunk',
          id: resolve(web, file),
          fileName: address.slice(1),
          preserveSignature: 'strict',
        });
      for (const file of [...islandFiles(), ...mountFiles()])
        this.emitFile({ type: 'chunk', id: resolve(src, file), preserveSignature: 'strict' });
    },
    resolveId: (id) => (modules.has(id) ? `\0${id}` : null),
    load: (id) => modules.get(id.slice(1))?.() ?? null,
    generateBundle() {
      if (!isForBrowser) return;
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const rows = islandFiles().map((file) => [file, sentencesOf(resolve(src, file), importsOf)]);
      this.emitFile({
        type: 'asset',
        fileName: ISLANDS_FILE,
        source: JSON.stringify(Object.fromEntries(rows)),
      });
    },
  };
}

/** The source of `virtual:pages`. */
export function pagesModule(pages: readonly BuiltPage[]): string {
  const rows = pages.map(({ name, file }) => `${JSON.stringify(name)}: ${importer(file)}`);
  return `export const pages = {\n${rows.join(',\n')}\n};`;
}

/** Every catalogue's file, and where the browser finds it: one hash for all, or a list of hashes would weigh on every page. */
function catalogFiles(): { file: string; address: string }[] {
  const folder = catalogsFolder();
  return LANGUAGES.flatMap((language) =>
    catalogNames.map((name) => ({
      file: catalogFile(language, name),
      address: `${folder}/${language}-${name}.js`,
    })),
  );
}

/** Another one whenever a sentence changes, or what they are compiled with. The Russian files name the English. */
function catalogsFolder(): string {
  const hash = createHash('sha256').update(readFileSync(resolve(web, '../../package-lock.json')));
  for (const language of LANGUAGES.filter((each) => each !== FIRST_LANGUAGE))
    for (const name of catalogNames) hash.update(readFileSync(resolve(web, catalogFile(language, name))));
  return `/assets/words-${hash.digest('hex').slice(0, 8)}`;
}

/** The source of `virtual:catalogs` for the browser. */
function catalogsByAddress(): string {
  return `export const catalogNames = [];
export const loadCatalog = (name, language) => import(/* @vite-ignore */ \`${catalogsFolder()}/\${language}-\${name}.js\`);`;
}

/** The same for prerendering and for tests, which have no built files. */
function catalogsByFile(): string {
  const rows = catalogNames.flatMap((name) =>
    LANGUAGES.map(
      (language) => `${JSON.stringify(`${language}-${name}`)}: ${importer(catalogFile(language, name))}`,
    ),
  );
  return `export const catalogNames = ${JSON.stringify(catalogNames)};
const files = {\n${rows.join(',\n')}\n};
export const loadCatalog = (name, language) => files[\`\${language}-\${name}\`]();`;
}

const importer = (file: string) => `() => import(${JSON.stringify(resolve(web, file))})`;
