import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import { beforeEach, expect, test } from 'vitest';
import { tellAfterSale } from './page-after-sale.ts';
import type { PageFiles } from './page-files.ts';
import { prepare } from './prepared.ts';

const document = '<!doctype html>\n<html lang="en">\n<head>…</head>\n</html>\n';
const policy = { 'Content-Security-Policy': "default-src 'self'" };
const of = (text: string, type: string) =>
  prepare(Buffer.from(text), type, { 'Cache-Control': 'public, max-age=0' }, policy);
const index = of(document, 'text/html; charset=utf-8');
const script = of('<!doctype html>\n<html lang="en">', 'text/javascript; charset=utf-8');
const built: PageFiles = {
  find: (path) => ({ '/': index, '/a.js': script })[path],
  notFoundAt: () => index,
};

let status: SaleStatus | null;
let isDrawn: boolean;
const page = tellAfterSale(
  () => built,
  () => status,
  () => isDrawn,
);

beforeEach(() => {
  status = 'finalised';
  isDrawn = false;
});

test.each([null, 'upcoming', 'open', 'closing'] as const)(
  'behavior: while the sale is %s documents are as built',
  (now) => {
    status = now;
    expect(page()).toBe(built);
  },
);

test.each(['ended', 'finalised', 'refunding', 'cancelled'] as const)(
  'behavior: once the sale is %s every document says so at its root, that of an unknown address too',
  (now) => {
    status = now;
    const marked = document.replace('lang="en"', `lang="en" data-sale="${now}"`);
    expect(page()?.find('/')?.body.toString()).toBe(marked);
    expect(page()?.notFoundAt('/nowhere')?.body.toString()).toBe(marked);
  },
);

test('behavior: once the giveaway is drawn every document says that too', () => {
  const before = page()?.find('/');
  isDrawn = true;
  expect(page()?.find('/')?.body.toString()).toContain(
    '<html lang="en" data-sale="finalised" data-drawn="">',
  );
  expect(page()?.find('/')).not.toBe(before);
});

test('behavior: it is another document to caches, with the same policy and its own length', () => {
  const marked = page()?.find('/');
  expect(marked?.etag).not.toBe(index.etag);
  expect(marked?.headers).toMatchObject({
    ...policy,
    ETag: marked?.etag,
    'Cache-Control': 'public, max-age=0',
  });
  expect(marked?.headers['Content-Length']).toBe(String(marked?.body.length));
});

test('behavior: a document is made once a status, files that are no documents never', () => {
  expect(page()?.find('/')).toBe(page()?.find('/'));
  expect(page()?.find('/a.js')).toBe(script);
  const before = page()?.find('/');
  status = 'ended';
  expect(page()?.find('/')).not.toBe(before);
});
