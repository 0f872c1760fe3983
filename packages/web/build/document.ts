/** Puts a rendered page into a complete HTML document. */
import type { DocumentHead } from '../src/app/head.ts';
import { languages, localizedPath, type Language } from '../src/lib/language.ts';
import type { PageAssets } from './page-assets.ts';
import { siteUrl } from './site-url.ts';

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
    `<script src="${assets.bootScript}"></script>`,
    `<link rel="stylesheet" href="${assets.style}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...preloads,
    // The page can be read without them, so they wait behind style, fonts and pictures.
    `<link rel="modulepreload" id="entry" href="${assets.entry}" fetchpriority="low">`,
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(isListed ? alternatesOf(canonicalPath, language) : []),
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

function alternatesOf(path: string, language: Language): string[] {
  const origin = siteUrl();
  if (origin === undefined) return [];
  return [
    `<link rel="canonical" href="${origin}${localizedPath(path, language)}">`,
    ...languages.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${origin}${localizedPath(path, other)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${path}">`,
  ];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
