/** Writes every page in every language as an HTML file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import type { Manifest } from 'vite';
import { languages, localizedPath, type Language } from '../src/shell/page/language.ts';
import { cardPath } from './pictures.ts';
import { documentOf, styleFile, type StyleFile } from './document.ts';
import { assetsOf, type PageAssets } from './page-assets.ts';
import { type BuiltPage, isInWorkshop } from './pages.ts';
import { writeSiteFiles } from './site-files.ts';
import { figureFaces, withoutFaces } from './used-styles.ts';
import { type Scales, weightOf } from './weight.ts';

type Server = typeof import('../src/app/entry-server.tsx');
type Build = {
  dist: string;
  manifest: Manifest;
  bootScript: string;
  pages: readonly BuiltPage[];
  scales: Scales;
};

/**
 * Renders all documents into `dist/client`, and what machines ask a site for; returns how many documents.
 * @throws Error where the scales refuse a page
 */
export async function prerenderPages({ dist, manifest, bootScript, pages, scales }: Build): Promise<number> {
  const server = (await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)) as Server;
  const sheetFile = resolve(dist, 'client', manifest['style.css']?.file ?? '');
  const sheet = parse(readFileSync(sheetFile, 'utf8'));
  writeFileSync(sheetFile, withoutFaces(sheet));
  const figures = styleFile('figures', figureFaces(sheet));
  writeStyle(resolve(dist, 'client'), figures);
  const weights = weighed(resolve(dist, 'client'));
  let count = 0;
  for (const language of languages) {
    for (const page of pages) {
      const { name, isListed, isKept, filled, followsSale = false } = page;
      // A page with live figures declares their face at once, and asks for it when they come.
      const late = isKept && !followsSale ? figures.href : undefined;
      const assets = { ...assetsOf(manifest, page, language), bootScript, figures: late };
      if (!isInWorkshop(page)) scales.weighScripts(name, weights(assets), isKept ? 'asleep' : 'awake');
      for (const path of page.paths) {
        const shown = filled?.path ?? shownPath(path, page.paths[0]);
        const { html, head } = await server.renderPage(name, shown, language);
        const { html: document, style } = documentOf({
          name,
          path: path === '*' ? path : shown,
          canonicalPath: filled?.path ?? page.paths[0],
          card: filled?.card(language) ?? cardPath(name, language),
          language,
          html,
          head,
          isPublic: isListed || filled !== undefined,
          sleeps: isKept,
          followsSale,
          assets,
          sheet,
        });
        if (!isInWorkshop(page)) scales.weighDocument(name, language, document);
        writeDocument(resolve(dist, 'client'), path, language, document);
        writeStyle(resolve(dist, 'client'), style);
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

/** The path that a document is drawn at; one for all paths beneath another is that of the page itself, or of any of them. */
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
