// @vitest-environment node
import { expect, test } from 'vitest';
import {
  islandAssets,
  islandsIn,
  requireFewIslands,
  requireOwnIds,
  withPreloadsFirst,
  withSources,
} from './islands.ts';

const manifest = {
  'src/app/hydrate.tsx': { file: 'assets/hydrate-1.js', imports: ['react'] },
  react: { file: 'assets/react-1.js' },
  'src/features/a/part.island.tsx': { file: 'assets/part-1.js', imports: ['react'] },
  'src/features/a/wall.mount.ts': { file: 'assets/wall-1.js', imports: ['src/features/a/grid.ts'] },
  'src/features/a/grid.ts': { file: 'assets/grid-1.js' },
  'src/locales/ru/site.po': { file: 'assets/ru-site.js' },
  'src/locales/ru/a.po': { file: 'assets/ru-a.js' },
};
const words = { 'features/a/part.island.tsx': ['site', 'a'] };
const html = '<page-island name="features/a/part" when="load" prefix="_R_1_"><p>Part</p></page-island>';

test('behavior: an island has the address of its file and the catalogues that not every island has', () => {
  expect(withSources(html, manifest, words)).toBe(
    '<page-island when="load" src="/assets/part-1.js" words="a" prefix="_R_1_"><p>Part</p></page-island>',
  );
  expect(islandsIn(html)).toEqual([{ name: 'features/a/part', when: 'load' }]);
});

test('error: an island that is not in the build stops it', () => {
  expect(() => withSources(html.replace('part"', 'lost"'), manifest, words)).toThrow(
    'The build has no island features/a/lost.',
  );
});

test('behavior: its files are React, its own and its sentences, each once; without islands there are none', () => {
  expect(islandAssets(manifest, words, islandsIn(html + html), 'ru')).toEqual([
    '/assets/hydrate-1.js',
    '/assets/react-1.js',
    '/assets/part-1.js',
    '/assets/ru-site.js',
    '/assets/ru-a.js',
  ]);
  expect(islandAssets(manifest, words, [], 'ru')).toEqual([]);
});

test('behavior: an island without React is its own files alone', () => {
  const wall = '<page-island name="features/a/wall.mount.ts" when="load"></page-island>';
  expect(withSources(wall, manifest, words)).toBe(
    '<page-island when="load" src="/assets/wall-1.js"></page-island>',
  );
  expect(islandAssets(manifest, words, islandsIn(wall), 'ru')).toEqual([
    '/assets/wall-1.js',
    '/assets/grid-1.js',
  ]);
});

test('error: an id that stands twice stops the build', () => {
  expect(() => requireOwnIds('home', '<p id="a"></p><p id="b"></p>')).not.toThrow();
  expect(() => requireOwnIds('home', '<p id="a"></p><p id="a"></p>')).toThrow('two elements with the id a');
});

test('behavior: preloads of an island stand before everything', () => {
  const link = '<link rel="preload" as="image" href="/a.svg"/>';
  expect(withPreloadsFirst(`<main><page-island name="a">${link}<p>A</p></page-island></main>`)).toBe(
    `${link}<main><page-island name="a"><p>A</p></page-island></main>`,
  );
});

test('error: more than eight islands in a document stop the build', () => {
  expect(() => requireFewIslands('home', islandsIn(html.repeat(8)))).not.toThrow();
  expect(() => requireFewIslands('home', islandsIn(html.repeat(9)))).toThrow(
    'The document of home has 9 islands, and may have 8.',
  );
});
