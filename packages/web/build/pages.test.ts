// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { catalogNames, catalogOfRoute } from './catalogs.ts';
import { builtPages, pagesModule } from './pages.ts';

const src = resolve(import.meta.dirname, '../src');

const names = (isLocal: boolean) => builtPages(isLocal).map(({ name }) => name);
const page = (wanted: string) => builtPages(true).find(({ name }) => name === wanted);

test('behavior: pages of the workshop are in builds for the local chain only', () => {
  expect(names(true).filter((name) => !names(false).includes(name))).toEqual(['style', 'lab']);
});

test('behavior: a page is fixed, and has its catalogues, by where its file lies', () => {
  expect(page('home')).toMatchObject({
    file: 'src/routes/home.static.tsx',
    isKept: true,
    catalogs: ['home'],
  });
  expect(page('privacy')).toMatchObject({
    file: 'src/routes/privacy.static.tsx',
    isKept: true,
    catalogs: ['pages'],
  });
  expect(page('sale')).toMatchObject({ isKept: false, catalogs: ['figures'] });
  expect(page('style')).toMatchObject({ isKept: false, catalogs: ['pages', 'charts'] });
  expect(page('lab')).toMatchObject({ file: 'src/routes/workshop/lab.tsx', catalogs: ['lab'] });
});

test.each([
  ['routes/home.static.tsx', 'home'],
  ['routes/claim.tsx', 'purchases'],
  ['routes/receipt.tsx', 'receipt'],
  ['routes/workshop/lab.tsx', 'lab'],
  ['routes/game.static.tsx', 'fun'],
])('behavior: the sentences of %s are in %s', (file, catalog) => {
  expect(catalogOfRoute(file)).toBe(catalog);
});

test('behavior: the browser is told how to find and load a page, and no label', () => {
  const [home] = builtPages(true);
  const source = home === undefined ? '' : pagesModule([home]);
  expect(source).toMatch(
    /^export const pages = \{\n"home": \{ paths: \["\/"\], isKept: true, followsSale: true, load: \(\) => import\(".*\/src\/routes\/home\.static\.tsx"\) \}\n\};$/,
  );
});

test('behavior: neither address nor catalogue of its own name is written out', () => {
  const rows = builtPages(false).filter(({ name }) => ['staking', 'verify', 'find-receipt'].includes(name));
  const source = pagesModule(rows);
  expect(source).toContain('"staking": { catalogs: ');
  expect(source).toContain('"verify": { load: ');
  expect(source).toContain('"find-receipt": { paths: ["/receipt"], catalogs: ');
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
