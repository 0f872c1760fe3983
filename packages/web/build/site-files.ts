/** Writes what machines ask a site for: robots.txt, sitemap.xml, and the manifests by which it is installed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { apesSitemap, PREFETCH_RULES } from '@lilape/wire/endpoints/site';
import { pages } from '../src/pages.ts';
import { LANGUAGES, localizedPath, type Language } from '@lilape/domain/languages';
import { installPictures } from './install-pictures.ts';
import { siteUrl } from './site-url.ts';

/** Writes the files into the client folder; `paths` are the listed pages without a language. A sitemap needs `LILAPE_SITE_URL`. */
export function writeSiteFiles(client: string, paths: readonly string[]): void {
  const write = (file: string, text: string) => {
    const target = resolve(client, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const origin = siteUrl();
  write('robots.txt', robots(origin));
  if (origin !== undefined) write('sitemap.xml', sitemap(origin, paths));
  write(`.${PREFETCH_RULES}`, prefetchRules(paths));
  for (const language of LANGUAGES) write(`.${manifestPath(language)}`, manifest(language));
}

/** Returns the rules by which a browser fetches a listed page while the pointer is on its link; it fetches the document alone, and runs nothing. */
export function prefetchRules(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => LANGUAGES.map((language) => localizedPath(path, language)));
  const where = { or: urls.map((path) => ({ href_matches: path })) };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** What pages without a wallet ask the API for, and the pictures that are shared of apes. */
const figures = [
  '/api/stats',
  '/api/presale/info',
  '/api/sale/',
  '/api/contracts',
  '/api/events',
  '/api/mint-stats',
  '/api/minted-apes',
  '/api/apes',
  '/api/nft-card/',
  '/api/nft-image/',
  '/api/thumbnails/',
];

/** Returns the address of the manifest in a language. */
export function manifestPath(language: Language): string {
  return localizedPath('/manifest.webmanifest', language);
}

/** Returns robots.txt: pages may be read, and the figures that they show once they are rendered; the rest of the API need not be. */
export function robots(origin: string | undefined): string {
  const lines = ['User-agent: *', ...figures.map((path) => `Allow: ${path}`), 'Disallow: /api/'];
  if (origin !== undefined)
    lines.push('', `Sitemap: ${origin}/sitemap.xml`, `Sitemap: ${origin}${apesSitemap.path}`);
  return `${lines.join('\n')}\n`;
}

/** Returns the sitemap: every listed page in every language, each naming its translations. @see https://www.sitemaps.org */
export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => LANGUAGES.map((language) => entry(origin, path, language)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function entry(origin: string, path: string, language: Language): string {
  const alternates = LANGUAGES.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${origin}${localizedPath(path, other)}"/>`,
  );
  return `<url><loc>${origin}${localizedPath(path, language)}</loc>${alternates.join('')}</url>`;
}

const words = {
  en: {
    description: 'The sale of $LILAPE on Base: ten stages, prices fixed in the contract.',
    home: 'Home, with example figures',
  },
  ru: {
    description: 'Продажа $LILAPE в сети Base: десять этапов, цены записаны в контракте.',
    home: 'Главная страница, цифры для примера',
  },
} as const;

const png = (file: string, size: number, purpose?: 'maskable') => ({
  src: `/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: purpose ?? 'any',
});

/** Returns the manifest of a language. The address bar stays (`minimal-ui`): buyers are asked to look at it. */
export function manifest(language: Language): string {
  const { description, home } = words[language];
  const at = (path: string) => localizedPath(path, language);
  const content = {
    id: at('/'),
    name: 'LilApe',
    short_name: 'LilApe',
    description,
    lang: language,
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    display: 'minimal-ui',
    orientation: 'any',
    background_color: '#fff6e3',
    theme_color: '#fff6e3',
    categories: ['finance'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192),
      png('icon-512', 512),
      png('icon-maskable-512', 512, 'maskable'),
    ],
    screenshots: installPictures
      .filter((picture) => picture.language === language)
      .map(({ file, form, width, height }) => ({
        src: `/${file}`,
        sizes: `${width}x${height}`,
        type: 'image/jpeg',
        form_factor: form,
        label: home,
      })),
    shortcuts: [pages.purchases, pages['how-to-buy']].map(({ label, paths }) => ({
      name: label[language],
      url: at(paths[0]),
      icons: [png('icon-192', 192)],
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
