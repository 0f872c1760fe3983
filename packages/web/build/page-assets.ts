/** Finds the built files that a page needs before it can be read and used. */
import type { Manifest } from 'vite';
import type { Language } from '../src/lib/language.ts';

const entryKey = 'src/app/entry-client.tsx';
const fonts = 'node_modules/@fontsource';

/** Faces of the first screen; the rest is fetched when a text asks for it. */
const preloadedFonts: Record<Language, readonly string[]> = {
  en: ['nunito-sans-latin-wght-normal', 'dela-gothic-one-latin-400-normal'],
  ru: ['nunito-sans-cyrillic-wght-normal', 'dela-gothic-one-cyrillic-400-normal'],
};

export type PageAssets = { entry: string; modules: string[]; styles: string[]; fonts: string[] };

/** Returns the addresses of the entry, of what it and the page import, of style sheets and of fonts. */
export function assetsOf(
  manifest: Manifest,
  page: string,
  language: Language,
  catalogs: readonly string[],
): PageAssets {
  const roots = [
    entryKey,
    `src/routes/${page}.tsx`,
    ...['site', ...catalogs].map((catalog) => `src/locales/${language}/${catalog}.po`),
  ];
  const chunks = new Set<string>();
  for (const root of roots) collect(manifest, root, chunks);
  const files = [...chunks].map((key) => chunkOf(manifest, key));
  const entry = chunkOf(manifest, entryKey).file;
  return {
    entry: `/${entry}`,
    modules: files
      .map(({ file }) => file)
      .filter((file) => file !== entry)
      .map((file) => `/${file}`),
    styles: [...new Set(files.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
    fonts: preloadedFonts[language].map((font) => `/${fontFile(manifest, font)}`),
  };
}

function collect(manifest: Manifest, key: string, chunks: Set<string>): void {
  if (chunks.has(key)) return;
  chunks.add(key);
  for (const imported of chunkOf(manifest, key).imports ?? []) collect(manifest, imported, chunks);
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  return chunk;
}

function fontFile(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((key) => key.includes(fonts) && key.includes(`/${name}.woff2`));
  if (key === undefined) throw new Error(`The build has no font ${name}.`);
  return chunkOf(manifest, key).file;
}
