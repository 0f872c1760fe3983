import { expect, test } from 'vitest';
import { apesSitemap } from '#apes/sitemap.ts';

test('behavior: each ape is named in both languages, by its number', () => {
  expect(apesSitemap('https://lilape.example', [35, 4])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://lilape.example/nft/4</loc></url>
<url><loc>https://lilape.example/ru/nft/4</loc></url>
<url><loc>https://lilape.example/nft/35</loc></url>
<url><loc>https://lilape.example/ru/nft/35</loc></url>
</urlset>
`);
});

test('behavior: all apes in both languages fit into one file', () => {
  const all = apesSitemap(
    'https://lilape.example',
    Array.from({ length: 10_000 }, (_, index) => index + 1),
  );
  expect(all.split('<loc>').length - 1).toBe(20_000);
  expect(Buffer.byteLength(all)).toBeLessThan(2_000_000);
});
