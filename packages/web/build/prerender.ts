/** Writes every page in every language as an HTML file. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, type Root } from 'postcss';
import type { Manifest } from 'vite';
import { LANGUAGES, localizedPath, type Language } from '@lilape/domain/languages';
import { catalogFile } from './catalogs.ts';
import { refinedMarks } from './class-names.ts';
import { isMount } from '../src/shell/first/when.ts';
import { cardPath } from './pictures.ts';
import { documentOf, styleFile, type StyleFile } from './document.ts';
import {
  islandAssets,
  islandsIn,
  type IslandWords,
  keysOf,
  type PlacedIsland,
  requireFewIslands,
  requireOwnIds,
  withPreloadsFirst,
  withSources,
} from './islands.ts';
import { assetsOf, entryKey, filesOf, type PageAssets, reachableFiles } from './page-assets.ts';
import { type BuiltPage, isInWorkshop } from './pages.ts';
import { writeSiteFiles } from './site-files.ts';
import { figureFaces, joinedSheets, ownersInScript } from './used-styles.ts';
import { type Guise, type Scales, weightOf } from './weight.ts';

type Server = typeof import('../src/app/entry-server.tsx');
type Build = {
  dist: string;
  manifest: Manifest;
  words: IslandWords;
  bootScriptOf: (page: string) => string;
  pages: readonly BuiltPage[];
  scales: Scales;
};

/**
 * Renders all documents into `dist/client`, and what machines ask a site for; returns how many documents.
 * @throws Error where the scales refuse a page
 */
export async function prerenderPages({
  dist,
  manifest,
  words,
  bootScriptOf,
  pages,
  scales,
}: Build): Promise<number> {
  const server = (await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)) as Server;
  const sheet = takeSheet(dist);
  const figures = styleFile('figures', figureFaces(sheet));
  writeStyle(resolve(dist, 'client'), figures);
  const weights = weighed(resolve(dist, 'client'));
  const scriptedOf = scriptedBy(resolve(dist, 'client'), manifest);
  const refined = refinedMarks();
  let count = 0;
  for (const language of LANGUAGES) {
    const pageAssets = assetsOf(manifest, language);
    for (const page of pages) {
      const { name, isListed, filled, followsSale = false } = page;
      for (const path of page.paths) {
        const shown = filled?.path ?? shownPath(path, page.paths[0]);
        const { html: rendered, head } = await server.renderPage(name, shown, language);
        const islands = islandsIn(rendered);
        const guise = guiseOf(islands);
        const html = withPreloadsFirst(withSources(rendered, manifest, words));
        // A page with live figures declares their face at once, and asks for it when they come.
        const late = guise === 'still' && !followsSale ? figures.href : undefined;
        const files = withIslands(pageAssets, manifest, words, islands, language);
        const bootScript = bootScriptOf(name);
        const assets = { ...files, bootScript, scripted: scriptedOf(islands), figures: late };
        requireOwnIds(name, html);
        requireFewIslands(name, islands);
        if (!isInWorkshop(page)) {
          scales.weighScripts(name, weights(assets), guise);
          scales.weighScripts(name, weights({ ...assets, modules: files.seen }), 'seen');
          if (guise === 'still')
            scales.weighScripts(name, weights({ ...assets, modules: files.remembered }), 'remembered');
        }
        const parts = {
          name,
          canonicalPath: filled?.path ?? page.paths[0],
          card: filled?.card(language) ?? cardPath(name, language),
          language,
          html,
          head,
          isPublic: isListed || filled !== undefined,
          assets,
          sheet,
          refined,
        };
        const whole = documentOf(parts);
        // What it names for a wallet is a hint: a document that would miss the first flight by it goes without.
        const {
          html: document,
          style,
          later,
        } = scales.arrivesAtOnce(name, language, whole.html)
          ? whole
          : documentOf({ ...parts, assets: { ...assets, wallet: [] } });
        if (!isInWorkshop(page)) {
          scales.weighDocument(name, language, document);
          scales.weighWords(name, language, document);
        }
        writeDocument(resolve(dist, 'client'), path, language, document);
        writeStyle(resolve(dist, 'client'), style);
        writeStyle(resolve(dist, 'client'), later);
        count += 1;
      }
    }
  }
  const listed = pages.filter(({ isListed }) => isListed);
  writeSiteFiles(
    resolve(dist, 'client'),
    listed.map(({ paths }) => paths[0]),
  );
  return count;
}

/**
 * The sheet of everything: what is prerendered, in the order in which its components import each other, and after it what
 * only the browser renders, later. The browser's own sheet, which knows nothing of the first, goes.
 */
function takeSheet(dist: string): Root {
  const [prerendered, later] = ['server', 'client'].map((build) => {
    const folder = resolve(dist, build, 'assets');
    const name = readdirSync(folder).find((file) => /^style-.*\.css$/.test(file));
    if (name === undefined) throw new Error(`The ${build} build has no style sheet.`);
    return resolve(folder, name);
  }) as [string, string];
  const [first, rest] = [prerendered, later].map((file) => parse(readFileSync(file, 'utf8'))) as [Root, Root];
  rmSync(later);
  return joinedSheets(first, rest);
}

/** Finds the components that the scripts of a document can ever render, by its islands. */
function scriptedBy(client: string, manifest: Manifest) {
  const known = new Map<string, ReadonlySet<string>>();
  const ownersIn = (file: string) => {
    const owners = known.get(file) ?? ownersInScript(readFileSync(resolve(client, `.${file}`), 'utf8'));
    known.set(file, owners);
    return owners;
  };
  return (islands: readonly PlacedIsland[]): ReadonlySet<string> =>
    new Set(reachableFiles(manifest, [entryKey, ...keysOf(islands)]).flatMap((file) => [...ownersIn(file)]));
}

/** What asks a wallet of the last visit where no component comes by itself, and paints the head of its account. @see decision 199 "a wallet without libraries" */
const rememberedKeys = ['src/wallet/watch-last-visit.ts', 'src/app/head-for.ts'];

/**
 * A page's files with those of its islands: what loads by itself, the same with what comes into view and with a wallet of the last visit, and what comes
 * with a session or the first dialog.
 */
function withIslands(
  assets: PageAssets,
  manifest: Manifest,
  words: IslandWords,
  islands: readonly PlacedIsland[],
  language: Language,
): PageAssets & { seen: string[]; remembered: string[]; wallet: string[] } {
  const { entry, modules } = assets;
  const filesWhen = (...whens: string[]) =>
    islandAssets(
      manifest,
      words,
      islands.filter(({ when }) => whens.includes(when)),
      language,
    );
  const withModules = (files: readonly string[]) =>
    [...new Set([...modules, ...files])].filter((file) => file !== entry);
  const own = withModules(filesWhen('load', 'idle'));
  const dialogWords = `/${manifest[catalogFile(language, 'wallet')]?.file}`;
  const ofWallet = islands.filter(({ when }) => when === 'wallet');
  const mounts = ofWallet.filter(({ name }) => isMount(name));
  const components = ofWallet.filter(({ name }) => !isMount(name));
  const wallet = [...islandAssets(manifest, words, components, language), dialogWords].filter(
    (file) => !own.includes(file) && file !== entry,
  );
  const remembered = withModules([
    ...own,
    ...islandAssets(manifest, words, mounts, language),
    ...filesOf(manifest, rememberedKeys),
  ]);
  return {
    ...assets,
    modules: own,
    seen: withModules(filesWhen('load', 'idle', 'visible')),
    remembered,
    wallet,
  };
}

/** What a page may load before any action: little where nothing of it is React before that. */
function guiseOf(islands: readonly PlacedIsland[]): Guise {
  const own = islands.filter(({ when }) => when === 'load' || when === 'idle');
  return own.every(({ name }) => isMount(name)) ? 'still' : 'reacting';
}

/** Weighs the scripts that a page loads by itself, each file once. */
function weighed(client: string): (assets: PageAssets) => Map<string, number> {
  const known = new Map<string, number>();
  return ({ entry, modules }) =>
    new Map(
      [entry, ...modules].map((file) => {
        const weight = known.get(file) ?? weightOf(readFileSync(resolve(client, `.${file}`)));
        known.set(file, weight);
        return [file, weight];
      }),
    );
}

/** The path that a document is rendered at; one for all paths beneath another is that of the page itself, or of any of them. */
function shownPath(path: string, canonicalPath: string): string {
  if (path === '*') return '/404';
  if (!path.endsWith('/*')) return path;
  return path === canonicalPath ? path.replace('*', 'any') : canonicalPath;
}

/** Where a path's document lies; the server answers with `any.html` for all beneath it. */
function fileOf(path: string, language: Language): string {
  if (path === '*') return `.${localizedPath('/404', language)}.html`;
  if (path.endsWith('/*')) return `.${localizedPath(path.replace('*', 'any'), language)}.html`;
  return `.${localizedPath(path, language)}/index.html`.replace('//', '/');
}

function writeDocument(client: string, path: string, language: Language, document: string): void {
  const target = resolve(client, fileOf(path, language));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, document);
}

function writeStyle(client: string, { href, rules }: StyleFile): void {
  writeFileSync(resolve(client, `.${href}`), rules);
}
