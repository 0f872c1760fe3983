/** Puts a rendered page into a complete HTML document. */
import { createHash } from 'node:crypto';
import type { Root } from 'postcss';
import type { DocumentHead } from '../src/app/head.ts';
import { LANGUAGES, localizedPath, type Language } from '@lilape/domain/languages';
import type { PageAssets } from './page-assets.ts';
import { cardSize } from './pictures.ts';
import { manifestPath } from './site-files.ts';
import { siteUrl } from './site-url.ts';
import { structuredData } from './structured-data.ts';
import { laterStyles, ownersInHtml, unknownClasses, usedStyles } from './used-styles.ts';

type Parts = {
  name: string;
  /** Path without a language that search engines should know it by. */
  canonicalPath: string;
  language: Language;
  html: string;
  head: DocumentHead;
  /** Whether it may be listed and shared. */
  isPublic: boolean;
  /** Address of the picture that is shared, on this site. */
  card: string;
  assets: PageAssets & {
    bootScript: string;
    /** What a wallet and a first dialog need: asked for together. */
    wallet: string[];
    /** The components that its scripts can ever render. */
    scripted: ReadonlySet<string>;
    /** The sheet that declares the faces of figures later; without it the document does. */
    figures: string | undefined;
  };
  /** The whole sheet. */
  sheet: Root;
  /** The components that others refine. */
  refined: ReadonlySet<string>;
};

/** A style sheet as a file, named by its content. */
export type StyleFile = { href: string; rules: string };

/** A page as it is sent, its own style sheet, and the one for what its scripts render, which is fetched later. */
export type BuiltDocument = { html: string; style: StyleFile; later: StyleFile };

/** Returns the document; throws if the page could not live under the strict content policy. */
export function documentOf(parts: Parts): BuiltDocument {
  const { name, canonicalPath, language, head, isPublic, card, assets } = parts;
  const { preloads, body } = withoutPreloads(parts.html);
  refuseInline(name, body);
  refuseUnstyled(name, parts.sheet, body);
  // What is refined stands before what refines it, wherever that is: so it comes at once.
  const refined = [...parts.refined].filter((owner) => assets.scripted.has(owner));
  const owners = new Set([...ownersInHtml(body), ...refined]);
  const faces = assets.figures === undefined ? 'all' : 'words';
  const style = styleFile(name, usedStyles(parts.sheet, owners, faces));
  const later = styleFile('later', laterStyles(parts.sheet, assets.scripted, owners));
  const laterSheets = [later.href, ...(assets.figures === undefined ? [] : [assets.figures])];
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    isPublic ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff6e3">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101a17">',
    // Before any sheet: a script after one waits for it.
    `<script>${assets.bootScript}</script>`,
    `<link rel="stylesheet" href="${style.href}">`,
    assets.figures && `<noscript><link rel="stylesheet" href="${assets.figures}"></noscript>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...preloads,
    // The page can be read without them: the boot script asks for them once it has been painted.
    `<link rel="later" id="entry" href="${assets.entry}">`,
    ...laterSheets.map((href) => `<link rel="later" data-rel="stylesheet" href="${href}">`),
    ...assets.modules.map((href) => `<link rel="later" data-rel="modulepreload" href="${href}">`),
    walletLine(assets.wallet),
    `<link rel="later" data-rel="manifest" href="${manifestPath(language)}">`,
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="later" data-rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...(isPublic ? publicLines({ name, path: canonicalPath, language, head, card }) : []),
  ];
  const html = `<!doctype html>
<html lang="${language}">
<head>
${lines.filter(Boolean).join('')}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
  return { html, style, later };
}

/** What a wallet and a first dialog need, by names alone: a line each would be a good part of a document. */
function walletLine(files: readonly string[]): string {
  const names = files.map((file) => file.slice('/assets/'.length, -'.js'.length));
  return names.length === 0 ? '' : `<meta name="wallet" content="${names.join(' ')}">`;
}

/** Names a style sheet. */
export function styleFile(name: string, rules: string): StyleFile {
  const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
  return { href: `/assets/${name}-${hash}.css`, rules };
}

/** React puts preloads of pictures before the markup; their place is the head. Icons need neither name space nor names in HTML. */
function withoutPreloads(html: string): { preloads: string[]; body: string } {
  const preloads: string[] = [];
  const body = html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/ class="lucide [\w -]*?(?:"|(_))/g, (_, own?: string) =>
      own === undefined ? '' : ` class="${own}`,
    )
    .replace(/^(?:<link rel="preload"[^>]*>)+/, (links) => {
      preloads.push(...(links.match(/<link[^>]*>/g) ?? []));
      return '';
    });
  return { preloads, body };
}

function refuseInline(name: string, body: string): void {
  const found = /<script|<style|\sstyle="|\son\w+="/.exec(body);
  if (found !== null)
    throw new Error(`The page ${name} has inline code, which its policy forbids: ${found[0]}`);
}

function refuseUnstyled(name: string, sheet: Root, body: string): void {
  const [found] = unknownClasses(sheet, body);
  if (found !== undefined)
    throw new Error(`The page ${name} uses ${found}, whose style sheet is not in the build.`);
}

type PublicPage = { name: string; path: string; language: Language; head: DocumentHead; card: string };

/** What only pages have that may be listed and shared; addresses are absolute, so most of it needs the site's. */
function publicLines({ name, path, language, head, card }: PublicPage): string[] {
  const origin = siteUrl();
  const lines = [
    '<meta property="og:site_name" content="LilApe">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:description" content="${escape(head.description)}">`,
    `<meta property="og:locale" content="${ogLocales[language]}">`,
    `<meta property="og:image" content="${origin ?? ''}${card}">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    `<meta property="og:image:alt" content="${escape(head.title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (origin === undefined) return lines;
  return [
    ...lines,
    `<meta property="og:url" content="${origin}${localizedPath(path, language)}">`,
    `<link rel="canonical" href="${origin}${localizedPath(path, language)}">`,
    ...LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${origin}${localizedPath(path, other)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${path}">`,
    `<script type="application/ld+json">${structuredData({ name, path, language, head, origin })}</script>`,
  ];
}

const ogLocales: Record<Language, string> = { en: 'en_US', ru: 'ru_RU' };

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
