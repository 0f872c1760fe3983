// @vitest-environment node
import { expect, test } from 'vitest';
import { manifest, robots, sitemap } from './site-files.ts';

const rules =
  'User-agent: *\nAllow: /api/stats\nAllow: /api/presale/info\nAllow: /api/sale/\nAllow: /api/contracts\nAllow: /api/events\nDisallow: /api/\n';

test('behavior: robots may read all pages with their figures, and are told of the sitemap where the address is known', () => {
  expect(robots('https://lilape.example')).toBe(`${rules}\nSitemap: https://lilape.example/sitemap.xml\n`);
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
