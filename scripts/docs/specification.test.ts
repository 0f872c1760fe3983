// The specification names every page and every endpoint that there is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allEndpoints } from '../../packages/server/src/testing/all-endpoints.ts';
import { pageRows } from '../../packages/web/src/pages.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/specification.md'), 'utf8');
/** Between backticks, perhaps behind a method and before a query. */
const isNamed = (path: string): boolean =>
  [...text.matchAll(/`(?:(?:GET|POST) )?(\/[^`?]*)(?:\?[^`]*)?`/g)].some(([, named]) => named === path);

test('behavior: every page stands in the list of routes', () => {
  const paths = pageRows.flatMap(({ paths: all }) => all).filter((path) => path !== '*');
  expect(paths.length).toBeGreaterThan(25);
  // An address with a place in it is named by what stands there.
  expect(paths.filter((path) => !isNamed(path) && path !== '/launchpad/*')).toEqual([]);
});

test('behavior: every endpoint stands among the calls', async () => {
  const paths = (await allEndpoints()).map(({ path }) => path.replace(/^\/api(?=\/)/, ''));
  expect(paths.length).toBeGreaterThan(60);
  expect([...new Set(paths)].filter((path) => !isNamed(path))).toEqual([]);
});
