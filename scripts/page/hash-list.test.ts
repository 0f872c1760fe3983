// A list says the same as `sha256sum`, and a site is held to it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { formatList, listFiles, parseList, urlPathOf } from './hash-list.ts';
import { checkSite } from './site-check.ts';

let folder: string;
const html = '<!doctype html>\n<html lang="en"><body><div id="root"></div></body></html>';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilape-list-'));
  mkdirSync(join(folder, 'sale'));
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'sale/index.html'), html);
  writeFileSync(join(folder, 'sale/index.html.br'), 'compressed');
  mkdirSync(join(folder, 'nft'));
  writeFileSync(join(folder, 'nft/any.html'), html.replace('<body>', '<body>⟦id⟧'));
  writeFileSync(join(folder, 'app.js'), 'abc');
  writeFileSync(join(folder, '.hidden'), '');
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('behavior: every file that is served is in it, by path, and it is read back', () => {
  const files = listFiles(folder);
  expect(files.map(({ path }) => path)).toEqual([
    '.well-known/security.txt',
    'app.js',
    'index.html',
    'nft/1',
    'nft/9900',
    'nft/10000',
    'sale/index.html',
  ]);
  expect(files[1]).toEqual({
    path: 'app.js',
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    unfilledSha256: null,
    isFile: true,
  });
  const text = formatList(files, ['LILAPE_CHAIN_ID=8453']);
  expect(text).toMatch(/^# LILAPE_CHAIN_ID=8453\n[0-9a-f]{64} {2}\.well-known\/security\.txt\n/);
  expect(parseList(text)).toEqual(files);
});

test('behavior: sha256sum reads it', () => {
  const input = formatList(listFiles(folder), ['a fact']);
  const said = execFileSync('sha256sum', ['--check', '--strict', '-'], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
  expect(said.trim().split('\n')).toEqual([
    '.well-known/security.txt: OK',
    'app.js: OK',
    'index.html: OK',
    'sale/index.html: OK',
  ]);
});

test('error: a line that is none', () => {
  expect(() => parseList('abc  app.js\n')).toThrow('This is no line of a list: abc  app.js');
  expect(() => parseList(`${'0'.repeat(64)}  /etc/passwd\n`)).toThrow('This is no line of a list');
});

test.each([
  ['index.html', '/'],
  ['ru/sale/index.html', '/ru/sale'],
  ['404.html', '/404.html'],
  ['assets/a.js', '/assets/a.js'],
])('behavior: %s is asked for at %s', (path, url) => {
  expect(urlPathOf(path)).toBe(url);
});

const honest = (path: string) => Promise.resolve(new Response(path === '/app.js' ? 'abc' : html));

test('behavior: a site is compared file by file: what is the same, filled in, kept for the admin, another, or not there', async () => {
  const answers: Readonly<Record<string, () => Response>> = {
    '/': () => new Response(html.replace('<html lang="en"', '<html lang="en" data-sale="finalized"')),
    '/app.js': () => new Response('abd'),
    '/nft/1': () => new Response(html.replace('<body>', '<body>1')),
    '/nft/10000': () => new Response(html.replace('<body>', '<body>1')),
    '/sale': () => new Response(null, { status: 302, headers: { location: '/admin?for=sale' } }),
  };
  const ask = (path: string) =>
    Promise.resolve((answers[path] ?? (() => new Response('', { status: 404 })))());
  expect(await checkSite(listFiles(folder), ask)).toEqual([
    { path: '.well-known/security.txt', found: 'missing' },
    { path: 'app.js', found: 'differs' },
    { path: 'index.html', found: 'filled' },
    { path: 'nft/1', found: 'same' },
    { path: 'nft/10000', found: 'differs' },
    { path: 'nft/9900', found: 'missing' },
    { path: 'sale/index.html', found: 'admin' },
  ]);
  const found = (await checkSite(listFiles(folder), honest)).map((each) => each.found);
  expect(found).toEqual(['differs', 'same', 'same', 'differs', 'differs', 'differs', 'same']);
});
