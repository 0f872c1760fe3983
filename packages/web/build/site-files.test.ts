// @vitest-environment node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { installPictures } from './install-pictures.ts';
import { manifest, prefetchRules, robots, sitemap } from './site-files.ts';

const rules =
  'User-agent: *\nAllow: /api/stats\nAllow: /api/presale/info\nAllow: /api/sale/\nAllow: /api/contracts\nAllow: /api/events\nAllow: /api/mint-stats\nAllow: /api/minted-apes\nAllow: /api/apes\nAllow: /api/nft-card/\nAllow: /api/nft-image/\nAllow: /api/thumbnails/\nDisallow: /api/\n';

test('behavior: robots may read all pages with their figures, and find the site maps where the address is known', () => {
  expect(robots('https://lilape.example')).toBe(
    `${rules}\nSitemap: https://lilape.example/sitemap.xml\nSitemap: https://lilape.example/sitemap-apes.xml\n`,
  );
  expect(robots(undefined)).toBe(rules);
});

test('behavior: the sitemap names a page in each language with its translations', () => {
  expect(sitemap('https://lilape.example', ['/staking'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://lilape.example/staking</loc><xhtml:link rel="alternate" hreflang="en" href="https://lilape.example/staking"/><xhtml:link rel="alternate" hreflang="ru" href="https://lilape.example/ru/staking"/></url>
<url><loc>https://lilape.example/ru/staking</loc><xhtml:link rel="alternate" hreflang="en" href="https://lilape.example/staking"/><xhtml:link rel="alternate" hreflang="ru" href="https://lilape.example/ru/staking"/></url>
</urlset>
`);
});

test('behavior: the Russian manifest starts the Russian page', () => {
  expect(JSON.parse(manifest('ru'))).toMatchObject({
    id: '/ru/',
    lang: 'ru',
    start_url: '/ru/',
    scope: '/',
    display: 'minimal-ui',
    orientation: 'any',
    shortcuts: [
      { name: 'Мои покупки', url: '/ru/purchases' },
      { name: 'Как купить', url: '/ru/how-to-buy' },
    ],
  });
});

test.each(['en', 'ru'] as const)(
  'behavior: the %s manifest shows home on a phone and on a desktop',
  (language) => {
    const { screenshots } = JSON.parse(manifest(language)) as { screenshots: Record<string, string>[] };
    expect(screenshots).toMatchObject([
      { src: `/install/home-narrow-${language}.jpg`, sizes: '780x1560', form_factor: 'narrow' },
      { src: `/install/home-wide-${language}.jpg`, sizes: '1280x800', form_factor: 'wide' },
    ]);
  },
);

test('behavior: every picture of a manifest is there', () => {
  const folder = resolve(import.meta.dirname, '../public');
  expect(installPictures.filter(({ file }) => !existsSync(resolve(folder, file)))).toEqual([]);
});

test('behavior: a listed page may be fetched before its link is followed, in each language, and no other', () => {
  expect(JSON.parse(prefetchRules(['/', '/staking']))).toEqual({
    prefetch: [
      {
        where: {
          or: ['/', '/ru/', '/staking', '/ru/staking'].map((path) => ({ href_matches: path })),
        },
        eagerness: 'moderate',
      },
    ],
  });
});
