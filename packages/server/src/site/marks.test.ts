// What the server fills into marks of built documents, and that nothing it fills in can break out of them.
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import type { SiteSettings } from '@lilape/domain/site/settings';
import { expect, test } from 'vitest';
import { fillSite } from '#site/marks.ts';

const NOW = Date.UTC(2027, 0, 1);
const fill = (html: string, changes: Partial<SiteSettings>, language: 'en' | 'ru' = 'en') =>
  fillSite(html, { ...BUNDLED_SITE, ...changes }, language, NOW);

const LINE = '<p class="a" data-site="announcement" hidden=""></p>';

test('behavior: a channel leads where the settings say, and is gone where they say nothing', () => {
  const html = '<a href="https://t.me/old" data-site="telegram" class="b">Join</a><a href="/x">x</a>';
  expect(fill(html, { telegram: 'https://t.me/new' })).toBe(
    '<a href="https://t.me/new" data-site="telegram" class="b">Join</a><a href="/x">x</a>',
  );
  expect(fill(html, { telegram: '' })).toContain('data-site="telegram" class="b" hidden="">Join');
  const join =
    '<div data-site="join"><a href="https://t.me/old">J</a><a href="https://x.com/old">F</a></div>';
  expect(fill(join, { telegram: 'https://t.me/new', twitter: '' })).toBe(
    '<div data-site="join"><a href="https://t.me/new">J</a><a href="https://x.com/old" hidden="">F</a></div>',
  );
  expect(fill('<a href="mailto:a@b.c" data-site="email">', { email: 'x@y.org' })).toContain(
    'href="mailto:x@y.org"',
  );
});

test('behavior: the word about examples goes with the last of them', () => {
  const html = '<p class="c" data-site="examples">Examples</p>';
  expect(fill(html, { telegram: 'https://t.me/a' })).toBe(html);
  const real = { telegram: '', twitter: 'https://x.com/a', website: '', email: '' };
  expect(fill(html, real)).toBe('<p class="c" data-site="examples" hidden="">Examples</p>');
});

test('behavior: on-ramps are as many as there are, each like the first', () => {
  const html =
    '<div class="r" data-site="on-ramps"><a href="a" class="k">One<!-- --> ↗</a><a href="b" class="k">Two<!-- --> ↗</a></div>';
  const onRamps = [{ name: 'A & B', url: 'https://pay.coinbase.com/buy' }];
  expect(fill(html, { onRamps })).toBe(
    '<div class="r" data-site="on-ramps"><a href="https://pay.coinbase.com/buy" class="k">A &amp; B ↗</a></div>',
  );
  const root = fill('<div id="root" data-page="home">', { onRamps });
  const said = /data-on-ramps="([^"]*)"/.exec(root)?.[1] ?? '';
  expect(JSON.parse(said.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(onRamps);
});

test('behavior: articles take the place of what the site is made with', () => {
  const html =
    '<section data-site="no-articles">a</section><section data-site="articles" hidden=""><ul data-site="article-list"><li><a href="/" tabindex="-1"></a><img></li></ul></section>';
  expect(fill(html, {})).toBe(html);
  const articles = [
    { outlet: 'The Paper', title: 'Apes', url: 'https://paper.org/1' },
    { outlet: 'News', title: 'More', url: 'https://news.org/2' },
  ];
  expect(fill(html, { articles })).toBe(
    '<section data-site="no-articles" hidden="">a</section><section data-site="articles"><ul data-site="article-list"><li><a href="https://paper.org/1" tabindex="-1">The Paper: Apes</a><img></li><li><a href="https://news.org/2" tabindex="-1">News: More</a><img></li></ul></section>',
  );
});

test('behavior: the line is shown in the language of the document, with its link, until its end', () => {
  const line = { announcementEn: 'Mint', announcementRu: 'Выпуск', announcementLink: '/mint-nft' };
  expect(fill(LINE, line)).toBe('<p class="a" data-site="announcement"><a href="/mint-nft">Mint</a></p>');
  expect(fill(LINE, line, 'ru')).toContain('<a href="/ru/mint-nft">Выпуск</a>');
  expect(fill(LINE, { ...line, announcementLink: '' })).toContain('announcement">Mint</p>');
  expect(fill(LINE, { ...line, announcementLink: 'https://t.me/a/1' })).toContain(
    '<a href="https://t.me/a/1" target="_blank" rel="noreferrer">',
  );
  expect(fill(LINE, { ...line, announcementUntil: '2027-01-01T00:00:00Z' })).toBe(LINE);
  expect(fill(LINE, {})).toBe(LINE);
});

test('behavior: words stay words: nothing breaks out, and a dollar sign is one', () => {
  const words = `"><script>alert(1)</script> & $& $1`;
  const filled = fill(LINE, { announcementEn: words, announcementRu: words });
  expect(filled).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp; $1');
  expect(filled).not.toContain('<script');
});
