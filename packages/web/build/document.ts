/** Puts a rendered page into a complete HTML document. */
import { gzipSync } from 'node:zlib';
import type { Root } from 'postcss';
import type { DocumentHead } from '../src/app/head.ts';
import { languages, localizedPath, type Language } from '../src/lib/language.ts';
import type { PageAssets } from './page-assets.ts';
import { cardPath, cardSize } from './pictures.ts';
import { manifestPath } from './site-files.ts';
import { siteUrl } from './site-url.ts';
import { structuredData } from './structured-data.ts';
import { facesOf, usedStyles } from './used-styles.ts';

type Parts = {
  name: string;
  /** Path without a language, and the one that search engines should know it by. */
  path: string;
  canonicalPath: string;
  language: Language;
  html: string;
  head: DocumentHead;
  isListed: boolean;
  assets: PageAssets & { bootScript: string };
  /** The whole sheet. */
  sheet: Root;
};

/** Returns the document; throws if the page could not live under the strict content policy. */
export function documentOf({
  name,
  path,
  canonicalPath,
  language,
  html,
  head,
  isListed,
  assets,
  sheet,
}: Parts): string {
  const { preloads, body } = withoutPreloads(html);
  refuseInline(name, body);
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    isListed ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff6e3">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101a17">',
    // Before any sheet: a script after one waits for it.
    `<script>${assets.bootScript}</script>`,
    ...styleLines(sheet, body, assets.style),
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...preloads,
    // The page can be read without them: the boot script asks for them once it has been painted.
    `<link rel="later" id="entry" href="${assets.entry}">`,
    ...assets.modules.map((href) => `<link rel="later" href="${href}">`),
    '<link rel="icon" href="/favicon-32.png" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${manifestPath(language)}">`,
    ...(isListed ? publicLines({ name, path: canonicalPath, language, head }) : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
${lines.filter(Boolean).join('\n')}
</head>
<body>
<div id="root" data-path="${path}">${body}</div>
</body>
</html>
`;
}

/** Compressed; a longer document takes another round trip, which costs more than the connection that it saves. */
const LONGEST_WITH_RULES_BYTES = 16_000;

/** The page's own rules in the document and the whole sheet after the first paint; a long document waits for the sheet. */
function styleLines(sheet: Root, body: string, href: string): string[] {
  const rules = usedStyles(sheet, body);
  if (gzipSync(body + rules).length > LONGEST_WITH_RULES_BYTES)
    return [`<style>${facesOf(sheet)}</style>`, `<link rel="stylesheet" href="${href}">`];
  return [
    `<style>${rules}</style>`,
    `<noscript><link rel="stylesheet" href="${href}"></noscript>`,
    `<link rel="later" as="style" href="${href}">`,
  ];
}

/** React puts preloads of pictures before the markup; their place is the head. */
function withoutPreloads(html: string): { preloads: string[]; body: string } {
  const preloads: string[] = [];
  const body = html.replace(/^(?:<link rel="preload"[^>]*>)+/, (links) => {
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

type PublicPage = { name: string; path: string; language: Language; head: DocumentHead };

/** What only pages have that may be listed and shared; addresses are absolute, so most of it needs the site's. */
function publicLines({ name, path, language, head }: PublicPage): string[] {
  const origin = siteUrl();
  const card = `${origin ?? ''}${cardPath(name, language)}`;
  const lines = [
    '<meta property="og:site_name" content="LilApe">',
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:description" content="${escape(head.description)}">`,
    `<meta property="og:locale" content="${ogLocales[language]}">`,
    `<meta property="og:image" content="${card}">`,
    `<meta property="og:image:width" content="${cardSize.width}">`,
    `<meta property="og:image:height" content="${cardSize.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (origin === undefined) return lines;
  return [
    ...lines,
    `<meta property="og:url" content="${origin}${localizedPath(path, language)}">`,
    `<link rel="canonical" href="${origin}${localizedPath(path, language)}">`,
    ...languages.map(
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
