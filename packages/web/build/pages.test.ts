// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { catalogNames, catalogOfFile } from './catalogs.ts';
import { builtPages, pagesModule } from './pages.ts';

const src = resolve(import.meta.dirname, '../src');

const names = (isLocal: boolean) => builtPages(isLocal).map(({ name }) => name);

test('behavior: pages of the workshop are in builds for the local chain only', () => {
  expect(names(true).filter((name) => !names(false).includes(name))).toEqual(['style', 'lab']);
});

test.each([
  ['routes/home.tsx', 'home'],
  ['routes/claim.tsx', 'purchases'],
  ['routes/receipt.tsx', 'receipt'],
  ['routes/workshop/lab.tsx', 'lab'],
  ['routes/game.tsx', 'fun'],
  ['routes/privacy.tsx', 'pages'],
  ['features/claim/claim.island.tsx', 'purchases'],
  ['features/claim/connected-claim.tsx', 'sale'],
  ['features/staking/pool.island.tsx', 'staking'],
  ['features/staking/connected/sign.tsx', 'sale'],
  ['routes/admin.island.tsx', 'admin'],
])('behavior: the sentences of %s are in %s', (file, catalog) => {
  expect(catalogOfFile(file)).toBe(catalog);
});

test('behavior: the prerendering gets the code that loads a page', () => {
  const [home] = builtPages(true);
  const source = home === undefined ? '' : pagesModule([home]);
  expect(source).toMatch(
    /^export const pages = \{\n"home": \(\) => import\(".*\/src\/routes\/home\.tsx"\)\n\};$/,
  );
});

test('behavior: every catalogue that the code asks for is there', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const asked = files.flatMap((file) =>
    [...readFileSync(resolve(src, file), 'utf8').matchAll(/catalog: '([^']+)'/g)].map(([, name]) => name),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => name === undefined || !catalogNames.includes(name))).toEqual([]);
});
