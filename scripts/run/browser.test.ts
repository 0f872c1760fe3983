// In which order a browser is looked for, and what is said where there is none.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { requireFullBrowser } from '../../bench/src/browser.ts';
import { type Sources, chooseBrowser, installedBrowser } from './browser.ts';
import { cacheFolder, checkArchive, hasPackedBrowser, packedBrowser } from './packed-browser.ts';

const all: Sources = {
  chosen: '/chosen',
  isThere: () => true,
  installed: () => '/installed',
  fetched: () => '/fetched',
  fromNpm: () => '/npm',
  fromDebian: () => '/debian',
};
const none = () => null;
const fail = (why: string) => () => {
  throw new Error(why);
};

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lilape-browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of this name that ends with `exitCode`. */
function program(name: string, exitCode: number): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test.each([
  ['/chosen', {}],
  ['/debian', { chosen: undefined }],
  ['/debian', { chosen: '' }],
  ['/installed', { chosen: undefined, fromDebian: null }],
  ['/installed', { chosen: undefined, fromDebian: none }],
  ['/fetched', { chosen: undefined, fromDebian: null, installed: none }],
  ['/npm', { chosen: undefined, fromDebian: fail('no apt'), installed: none, fetched: none }],
] as [string, Partial<Sources>][])('behavior: %s comes first with %o', (path, given) => {
  expect(chooseBrowser({ ...all, ...given })).toBe(path);
});

test('error: a CHROMIUM_PATH that leads nowhere is said, and nothing else is taken', () => {
  expect(() => chooseBrowser({ ...all, isThere: () => false })).toThrow(
    'There is no browser at CHROMIUM_PATH=/chosen.',
  );
});

test('error: without any source one sentence says what to do, and why nothing came', () => {
  const nothing = { chosen: undefined, installed: none, fetched: none, fromDebian: null };
  expect(() => chooseBrowser({ ...all, ...nothing, fromNpm: null })).toThrow(
    'A Chromium is needed: install Chrome or Chromium, or set CHROMIUM_PATH to where one is.',
  );
  expect(() => chooseBrowser({ ...all, ...nothing, fromNpm: fail('npm pack failed: offline') })).toThrow(
    'or set CHROMIUM_PATH to where one is (npm pack failed: offline).',
  );
});

test('behavior: an installed browser is one that starts, in a usual place or on the PATH', () => {
  const broken = program('chromium', 1);
  expect(installedBrowser([broken, join(folder, 'none')], folder)).toBeNull();
  const chrome = program('google-chrome', 0);
  expect(installedBrowser([broken], `/nowhere:${folder}`)).toBe(chrome);
  expect(installedBrowser([broken, chrome], '')).toBe(chrome);
});

test('behavior: npm has a browser for Linux on x64 alone', () => {
  expect(hasPackedBrowser('linux', 'x64')).toBe(true);
  expect(hasPackedBrowser('linux', 'arm64')).toBe(false);
  expect(hasPackedBrowser('darwin', 'x64')).toBe(false);
});

test('behavior: what was fetched lies in the cache of the user, and is none until it is whole', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/lilape');
  expect(packedBrowser(folder)).toBeNull();
});

test('error: an archive with other bytes is refused', () => {
  expect(() => checkArchive(Buffer.from('other'))).toThrow('not the one that is pinned');
});

test('error: figures are not taken with a headless shell', () => {
  expect(() => requireFullBrowser('Chrome/156.0.8078.79')).not.toThrow();
  expect(() => requireFullBrowser('HeadlessChrome/153.0.8010.0')).toThrow('is a headless shell');
});
