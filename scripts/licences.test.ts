// What is installed may be used, by licences that we know: a new one is read before it is listed here.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Package = { version?: string; license?: string; link?: boolean; optional?: boolean };

/** Licences that let anyone use, change and pass on, against a notice at most. */
const open = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'];
/** Those of tools and data that no visitor gets, and of faces and small parts, each as harmless here. */
const others = ['CC-BY-4.0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Zlib'];
const allowed = new Set([...open, ...others]);

/** Packages whose entry in the lock file says less than they do, by the reason that they may stay. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^@walletconnect\//, 'WalletConnect Community License: `.env.example` says from when on it costs'],
  [
    /^@img\/sharp-/,
    'Apache-2.0 with libvips under LGPL-3.0, loaded unchanged; server and tools make pictures with it, no visitor gets it',
  ],
  [
    /^@uniswap\/v4-core$/,
    'BUSL-1.1 until 2027-06-15, with MIT interfaces: only tests and the local chain run it, and nobody gets it from us',
  ],
  [/^(memorystream|png-js)$/, 'MIT by the text that they bring; of tools for the build'],
  [
    /^@ox(fmt|lint|lint-tsgolint)\//,
    'MIT, as the tools that they are parts of; their entries for other machines say nothing',
  ],
];

/** The licences that `expression` asks to keep all at once; of a choice, those that are offered. */
function named(expression: string): string[] {
  return expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
}

/** Every package in the lock file, by its name and what it may be used under. */
function installed(): { name: string; licence: string }[] {
  const path = resolve(import.meta.dirname, '../package-lock.json');
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Package> };
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .map(([place, { license }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      licence: license ?? 'none',
    }));
}

test('behavior: every installed package has a licence on our list, or a reason', () => {
  const unknown = installed().filter(
    ({ name, licence }) =>
      !named(licence).every((one) => allowed.has(one)) && !exceptions.some(([known]) => known.test(name)),
  );
  expect(unknown).toEqual([]);
});

test('behavior: no exception outlives its packages', () => {
  const names = installed().map(({ name }) => name);
  expect(exceptions.filter(([known]) => !names.some((name) => known.test(name)))).toEqual([]);
});

test('behavior: the lock file names no registry', () => {
  expect(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')).not.toMatch(
    /"resolved": "http/,
  );
});
