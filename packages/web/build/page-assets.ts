/** Finds the built files that a page needs before it can be read and used. */
import type { Manifest } from 'vite';
import type { Language } from '../src/shell/page/language.ts';
import { catalogFile } from './catalogs.ts';
import type { BuiltPage } from './pages.ts';

const entryKey = 'src/app/entry.ts';
/** What fills in a page that says something about the sale. */
const followKey = 'src/shell/live/follow-sale.ts';
/** What wakes the page. */
const awakeKey = 'src/app/awake.tsx';
/** What the first dialog of somebody without a wallet is made of. */
const dialogKeys = [
  'src/features/buy/buy-now.ts',
  'src/app/dialogs.ts',
  'src/features/wallet/wallet-dialog.tsx',
];
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
  style: string;
  /** What a page that sleeps is woken with, and what its first dialog needs: asked for together. */
  waking: string[];
  /** The faces of words. */
  fonts: string[];
};

type Page = Pick<BuiltPage, 'name' | 'file' | 'isKept' | 'catalogs' | 'followsSale'>;

/**
 * Returns the addresses of the entry, of what it and the page import, of the style sheet and of fonts.
 * A page that sleeps needs no code of its own: its HTML is kept.
 * @throws Error where it would bring React all the same
 */
export function assetsOf(manifest: Manifest, page: Page, language: Language): PageAssets {
  const roots = [entryKey];
  if (page.followsSale === true) roots.push(followKey);
  const script = `src/routes/${page.name}.script.ts`;
  if (manifest[script] !== undefined) roots.push(script);
  if (!page.isKept) {
    const catalogs = ['site', ...page.catalogs];
    roots.push(awakeKey, page.file);
    roots.push(...catalogs.map((catalog) => catalogFile(language, catalog)));
  }
  const filesOf = (keys: readonly string[]) => chunksFrom(manifest, keys).map(({ file }) => `/${file}`);
  const entry = `/${chunkOf(manifest, entryKey).file}`;
  const modules = filesOf(roots).filter((file) => file !== entry);
  const react = modules.find((file) => file.startsWith('/assets/react-'));
  if (page.isKept && react !== undefined)
    throw new Error(
      `The page ${page.name} sleeps, but its scripts bring ${react}: see firstModules in vite.config.ts.`,
    );
  const waking = page.isKept
    ? filesOf([awakeKey, ...dialogKeys, ...['site', 'sale'].map((name) => catalogFile(language, name))])
    : [];
  return {
    entry,
    modules,
    waking: waking.filter((file) => file !== entry && !modules.includes(file)),
    style: `/${chunkOf(manifest, 'style.css').file}`,
    fonts: wordFaces[language].map((font) => `/${fontFile(manifest, font)}`),
  };
}

/** The chunks at `roots` and all that they import, each once. */
function chunksFrom(manifest: Manifest, roots: readonly string[]) {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) visit(imported);
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
