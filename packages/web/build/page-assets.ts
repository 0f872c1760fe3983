/** Finds the built files that a page needs before it can be read and used. */
import type { Manifest, ManifestChunk } from 'vite';
import type { Language } from '@lilape/domain/languages';

/** The first script of every document. */
export const entryKey = 'src/app/entry.ts';
const fonts = 'out/fonts/';

/** Faces of words, the most read first; Russian text has its spaces and figures from the Latin ones. */
const latinFaces = ['nunito-sans-latin-wght-normal', 'dela-gothic-one-latin-400-normal'];
const wordFaces: Record<Language, readonly string[]> = {
  en: latinFaces,
  ru: ['nunito-sans-cyrillic-wght-normal', 'dela-gothic-one-cyrillic-400-normal', ...latinFaces],
};

export type PageAssets = {
  entry: string;
  modules: string[];
  /** The faces of words. */
  fonts: string[];
};

/**
 * Returns the addresses of the entry, of what it imports, and of fonts.
 * @throws Error where it would bring React
 */
export function assetsOf(manifest: Manifest, language: Language): PageAssets {
  const entry = `/${chunkOf(manifest, entryKey).file}`;
  const modules = filesOf(manifest, [entryKey]).filter((file) => file !== entry);
  const react = modules.find((file) => file.startsWith('/assets/react-'));
  if (react !== undefined)
    throw new Error(`The first script brings ${react}: it has src/shell/first and all that it imports.`);
  return {
    entry,
    modules,
    fonts: wordFaces[language].map((font) => `/${fontFile(manifest, font)}`),
  };
}

/** The addresses of the files at `keys` and of all that they import, each once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  return chunksFrom(manifest, keys).map(({ file }) => `/${file}`);
}

/** The addresses of every file that those at `keys` can ever bring, what they import when it is needed among it. */
export function reachableFiles(manifest: Manifest, keys: readonly string[]): string[] {
  return chunksFrom(manifest, keys, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]).map(({ file }) => `/${file}`);
}

/** The chunks at `roots` and all that `next` leads to from them, each once. */
function chunksFrom(
  manifest: Manifest,
  roots: readonly string[],
  next: (chunk: ManifestChunk) => readonly string[] = ({ imports = [] }) => imports,
) {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of next(chunkOf(manifest, key))) visit(imported);
  };
  for (const root of roots) visit(root);
  return [...keys].map((key) => chunkOf(manifest, key));
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  return chunk;
}

function fontFile(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((key) => key.endsWith(`${fonts}${name}.woff2`));
  if (key === undefined) throw new Error(`The build has no font ${name}.`);
  return chunkOf(manifest, key).file;
}
