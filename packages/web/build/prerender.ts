/** Writes every page in every language as an HTML file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'postcss';
import type { Manifest } from 'vite';
import { languages, localizedPath, type Language } from '../src/shell/page/language.ts';
import { documentOf, styleFile, type StyleFile } from './document.ts';
import { assetsOf } from './page-assets.ts';
import { writeSiteFiles } from './site-files.ts';
import { figureFaces, withoutFaces } from './used-styles.ts';

type Server = typeof import('../src/app/entry-server.tsx');
type Build = { dist: string; manifest: Manifest; bootScript: string };

/** Renders all documents into `dist/client`, and what machines ask a site for; returns how many documents. */
export async function prerenderPages({ dist, manifest, bootScript }: Build): Promise<number> {
  const server = (await import(pathToFileURL(resolve(dist, 'server/entry-server.js')).href)) as Server;
  const sheetFile = resolve(dist, 'client', manifest['style.css']?.file ?? '');
  const sheet = parse(readFileSync(sheetFile, 'utf8'));
  writeFileSync(sheetFile, withoutFaces(sheet));
  const figures = styleFile('figures', figureFaces(sheet));
  writeStyle(resolve(dist, 'client'), figures);
  let count = 0;
  for (const language of languages) {
    for (const name of server.pageNames) {
      const page = server.pages[name];
      // A page with live figures declares their face at once, and asks for it when they come.
      const late = page.isStatic ? figures.href : undefined;
      const assets = { ...assetsOf(manifest, { name, ...page }, language), bootScript, figures: late };
      for (const path of page.paths.filter((path) => !path.endsWith('/*'))) {
        const { html, head } = await server.renderPage(name, path === '*' ? '/404' : path, language);
        const { html: document, style } = documentOf({
          name,
          path,
          canonicalPath: page.paths[0],
          language,
          html,
          head,
          isListed: page.isListed,
          assets,
          sheet,
        });
        writeDocument(resolve(dist, 'client'), path, language, document);
        writeStyle(resolve(dist, 'client'), style);
        count += 1;
      }
    }
  }
  const listed = server.pageNames.filter((name) => server.pages[name].isListed);
  writeSiteFiles(
    resolve(dist, 'client'),
    listed.map((name) => server.pages[name].paths[0]),
  );
  return count;
}

function writeDocument(client: string, path: string, language: Language, document: string): void {
  const file =
    path === '*'
      ? `.${localizedPath('/404.html', language)}`
      : `.${localizedPath(path, language)}/index.html`.replace('//', '/');
  const target = resolve(client, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, document);
}

function writeStyle(client: string, { href, rules }: StyleFile): void {
  writeFileSync(resolve(client, `.${href}`), rules);
}
