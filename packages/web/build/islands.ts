/** Tells each island of a document where its code and its sentences are, and finds what they weigh. */
import type { Manifest } from 'vite';
import type { Language } from '@lilape/domain/languages';
import { isMount } from '../src/shell/first/when.ts';
import { catalogFile } from './catalogs.ts';
import { filesOf } from './page-assets.ts';

const hydrateKey = 'src/app/hydrate.tsx';

/** The catalogues of each island, by its file below `src`. @see pages.ts ISLANDS_FILE */
export type IslandWords = Readonly<Record<string, readonly string[]>>;

/** An island as the document has it. */
export type PlacedIsland = { name: string; when: string };

const tags = /<page-island name="([^"]+)" when="([^"]+)"/g;

/** The islands of a document, in their order. */
export function islandsIn(html: string): PlacedIsland[] {
  return [...html.matchAll(tags)].map(([, name = '', when = '']) => ({ name, when }));
}

/** The same HTML, in which each island has, instead of its name, the address of its file and the catalogues of its sentences. @throws Error for an island that is not in the build */
export function withSources(html: string, manifest: Manifest, words: IslandWords): string {
  return html.replace(tags, (_, name: string, when: string) => {
    const file = manifest[keyOf(name)]?.file;
    if (file === undefined) throw new Error(`The build has no island ${name}.`);
    const own = wordsOf(words, name).filter((catalog) => catalog !== 'site');
    return `<page-island when="${when}" src="/${file}"${own.length === 0 ? '' : ` words="${own.join(' ')}"`}`;
  });
}

/** Where the build's manifest has islands. */
export const keysOf = (islands: readonly PlacedIsland[]): string[] => islands.map(({ name }) => keyOf(name));

/** The files of islands: their own, and of those that are components React and sentences. */
export function islandAssets(
  manifest: Manifest,
  words: IslandWords,
  islands: readonly PlacedIsland[],
  language: Language,
): string[] {
  const own = keysOf(islands);
  const components = islands.filter(({ name }) => !isMount(name));
  if (components.length === 0) return filesOf(manifest, own);
  const catalogs = new Set(components.flatMap(({ name }) => wordsOf(words, name)));
  return filesOf(manifest, [
    hydrateKey,
    ...own,
    ...[...catalogs].map((catalog) => catalogFile(language, catalog)),
  ]);
}

/** @throws Error where two elements of a document have the same id: labels would name another island's field */
export function requireOwnIds(page: string, html: string): void {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The document of ${page} has two elements with the id ${twice}.`);
}

/** Roots of React that a document may have: more of them share so much that they should be one. */
const MAX_ISLANDS = 8;

/** @throws Error where a document has more islands than that */
export function requireFewIslands(page: string, islands: readonly PlacedIsland[]): void {
  if (islands.length <= MAX_ISLANDS) return;
  throw new Error(`The document of ${page} has ${islands.length} islands, and may have ${MAX_ISLANDS}.`);
}

/** React puts preloads of an island's pictures before its markup; their place is before all of it. */
export function withPreloadsFirst(html: string): string {
  const preloads: string[] = [];
  const rest = html.replace(
    /(<page-island[^>]*>)((?:<link rel="preload"[^>]*>)+)/g,
    (_, tag: string, links: string) => {
      preloads.push(links);
      return tag;
    },
  );
  return preloads.join('') + rest;
}

const keyOf = (name: string) => `src/${isMount(name) ? name : `${name}.island.tsx`}`;
const wordsOf = (words: IslandWords, name: string) => words[`${name}.island.tsx`] ?? [];
