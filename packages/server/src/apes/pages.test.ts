import { APE_MARKERS, marker } from '@lilape/wire/markers';
import { expect, test } from 'vitest';
import { withApePages } from '#apes/pages.ts';
import type { PageFiles } from '#http/page-files.ts';
import { type Prepared, prepare } from '#http/prepared.ts';

const built = `<title>#${marker('id')}</title><p>${marker('band', ['a', 'b', 'c', 'd', 'e'])} ${marker('firstRank')}</p>`;
const policy = { 'Content-Security-Policy': "default-src 'self'" };
const document = prepare(Buffer.from(built), 'text/html; charset=utf-8', { 'Cache-Control': 'x' }, policy);
const home = prepare(Buffer.from('home'), 'text/html; charset=utf-8', {}, policy);

let page: PageFiles | null;
const apes = withApePages(() => page);
const open = (files: Readonly<Record<string, Prepared>>): PageFiles => ({
  find: (path) => files[path] ?? (/^(\/ru)?\/nft\//.test(path) ? document : undefined),
  notFoundAt: () => home,
});
const textAt = (path: string) => apes()?.find(path)?.body.toString();

test('behavior: an ape’s document says what follows from its number, each language in its own way', () => {
  page = open({ '/': home });
  expect(textAt('/nft/4271')).toBe('<title>#4271</title><p>b 3,144</p>');
  expect(textAt('/nft/4271/')).toBe('<title>#4271</title><p>b 3,144</p>');
  expect(textAt('/ru/nft/4271')).toBe('<title>#4271</title><p>b 3\u00A0144</p>');
  expect(apes()?.find('/nft/4271')?.headers).toMatchObject({ ...policy, 'Cache-Control': 'x' });
  expect(textAt('/')).toBe('home');
});

test.each(['0', '10001', '007', '-1', '1.5', 'any', 'any.html', '', '%34'])(
  'error: there is no ape %s',
  (text) => {
    page = open({});
    expect(textAt(`/nft/${text}`)).toBeUndefined();
  },
);

test('behavior: a document is made once, and anew with a new page; there is none without a page', () => {
  page = open({});
  const first = apes()?.find('/nft/1');
  expect(apes()?.find('/nft/1')).toBe(first);
  page = open({});
  expect(apes()?.find('/nft/1')).not.toBe(first);
  page = null;
  expect(apes()).toBeNull();
});

test('behavior: every marker that a document may have is filled', () => {
  const all = APE_MARKERS.map((name) =>
    name === 'band' || name === 'kind' ? marker(name, ['1', '2', '3', '4', '5']) : marker(name),
  ).join(' ');
  const whole = prepare(Buffer.from(all), 'text/html; charset=utf-8', {}, policy);
  page = { ...open({}), find: () => whole };
  expect(textAt('/nft/9901')).toMatch(/^9901 65 1 5,144 58 67 2 /);
  expect(textAt('/nft/10000')).not.toMatch(/⟦|undefined|NaN/);
});
