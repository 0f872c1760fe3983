// The notices name every package that reaches the browser, with its terms.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { foldersOf, noticesFile, noticesPlugin, noticesText, readNotice } from './notices.ts';

const modules = resolve(import.meta.dirname, '../../../node_modules');

test('behavior: a bundle brings the notice of each package in it, and those of the faces', async () => {
  const entry = '\0entry';
  const fromEntry = { name: 'entry', resolveId: (id: string) => (id === 'entry' ? entry : null) };
  const load = (id: string) => (id === entry ? `export { encode } from 'uqr'` : null);
  const built = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'silent',
    plugins: [{ ...fromEntry, load }, noticesPlugin()],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const files = 'output' in built ? built.output : [];
  const notices = files.find(({ fileName }) => fileName === noticesFile);
  const text = notices?.type === 'asset' ? String(notices.source) : '';
  expect(text).toMatch(/^uqr \d+\.\d+\.\d+ \(MIT\)$/m);
  expect(text).toMatch(/^@fontsource\/dela-gothic-one \S+ \(OFL-1\.1\)$/m);
  expect(text).not.toMatch(/^react /m);
  expect(text).toContain('Permission is hereby granted');
});

test('behavior: a package is found by any of its modules, nested ones by the innermost', () => {
  expect(
    foldersOf([
      '/site/node_modules/react/index.js',
      '\0/site/node_modules/react/cjs/react.js?commonjs',
      '/site/node_modules/@noble/curves/node_modules/@noble/hashes/sha3.js',
      '/site/src/app.tsx',
    ]),
  ).toEqual(['/site/node_modules/react', '/site/node_modules/@noble/curves/node_modules/@noble/hashes']);
});

test('behavior: packages under the same terms share one text', () => {
  const terms = 'Do as you like.';
  const text = noticesText([
    { name: 'b', version: '1.0.0', licence: 'MIT', terms },
    { name: 'a', version: '2.0.0', licence: 'MIT', terms },
  ]);
  expect(text).toContain(`a 2.0.0 (MIT)\nb 1.0.0 (MIT)\n\n${terms}`);
  expect(text).not.toContain('Reown');
});

test('behavior: WalletConnect is named in its own words, with its agreement', () => {
  const text = noticesText([readNotice(resolve(modules, '@walletconnect/ethereum-provider'))]);
  expect(text).toContain('Portions © 2025 Reown, Inc. All Rights Reserved');
  expect(text).toContain('WALLETCONNECT COMMUNITY LICENSE AGREEMENT');
});

test('error: a package that does not bring its terms stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-notices-'));
  const write = (says: object) => writeFileSync(join(folder, 'package.json'), JSON.stringify(says));
  write({ name: 'a', version: '1.0.0', license: 'Apache-2.0' });
  expect(() => readNotice(folder)).toThrow('a does not bring the terms of its licence, Apache-2.0.');
  write({ name: 'a', version: '1.0.0' });
  expect(() => readNotice(folder)).toThrow('a names no licence.');
  write({ name: 'a', version: '1.0.0', license: 'MIT', author: 'B' });
  expect(readNotice(folder).terms).toMatch(/^Copyright \(c\) B\n\nPermission/);
  rmSync(folder, { recursive: true });
});
