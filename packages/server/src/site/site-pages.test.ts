// Documents follow the settings, are made once for each version, and are those of the build while nothing was saved.
import { BUNDLED_SITE } from '@lilape/domain/site/bundled';
import { expect, test } from 'vitest';
import { prepare } from '#http/prepared.ts';
import { withSite } from '#site/site-pages.ts';
import type { SiteVersion } from '#site/versions.ts';

const built = prepare(
  Buffer.from('<!doctype html>\n<html lang="ru"><p data-site="announcement" hidden=""></p>'),
  'text/html; charset=utf-8',
  { 'Cache-Control': 'x' },
  { 'Content-Security-Policy': 'p' },
);
const script = prepare(Buffer.from('1'), 'text/javascript', {}, {});
const page = {
  find: (path: string) => (path === '/' ? built : path === '/a.js' ? script : undefined),
  notFoundAt: () => built,
};
let nowMs = Date.UTC(2027, 0, 1);
let site: SiteVersion | null = null;
const pages = withSite(
  () => page,
  () => site,
  () => nowMs,
);
const textAt = (path: string) => pages()?.find(path)?.body.toString();

test('behavior: documents are the built ones, then say what was saved, and stop by themselves at its end', () => {
  expect(pages()).toBe(page);
  site = { version: 0, settings: BUNDLED_SITE };
  expect(pages()).toBe(page);
  const line = { announcementEn: 'Hi', announcementRu: 'Привет', announcementUntil: '2027-01-01T00:01:00Z' };
  site = { version: 1, settings: { ...BUNDLED_SITE, ...line } };
  expect(textAt('/')).toContain('<p data-site="announcement">Привет</p>');
  expect(pages()?.find('/')).toBe(pages()?.find('/'));
  expect(pages()?.find('/')?.headers).toMatchObject({ 'Cache-Control': 'x', 'Content-Security-Policy': 'p' });
  expect(pages()?.find('/')?.etag).not.toBe(built.etag);
  expect(pages()?.notFoundAt('/x')?.body.toString()).toContain('Привет');
  expect(pages()?.find('/a.js')).toBe(script);
  expect(textAt('/none')).toBeUndefined();
  nowMs += 60_000;
  expect(textAt('/')).not.toContain('Привет');
  site = { version: 2, settings: { ...BUNDLED_SITE, ...line, announcementUntil: '' } };
  expect(textAt('/')).toContain('Привет');
});
