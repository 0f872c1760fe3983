import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { declaredFaces } from './fonts.ts';

const sheet = readFileSync(resolve(import.meta.dirname, '../src/ui/fonts.css'), 'utf8');

test('behavior: a rule gives family, file, weights and characters; a local fallback is no file', () => {
  const css = `
    @font-face { font-family: 'Some Face'; font-weight: 400 800; src: url('../a/some.woff2') format('woff2');
      unicode-range: U+41-43, U+20AC; }
    @font-face { font-family: 'Some Fallback'; src: local('Arial'); }`;
  expect(declaredFaces(css)).toEqual([
    { family: 'Some Face', url: '../a/some.woff2', weights: [400, 800], characters: 'ABC€' },
  ]);
});

test('error: a rule without its range is refused', () => {
  expect(() =>
    declaredFaces(`@font-face { font-family: 'A'; font-weight: 400; src: url('a.woff2'); }`),
  ).toThrow(/unicode-range/);
});

test('behavior: the sheet has every letter, figure and mark of both languages, once a family', () => {
  const families = Map.groupBy(declaredFaces(sheet), ({ family }) => family);
  expect([...families.keys()]).toEqual([
    'Dela Gothic One',
    'Nunito Sans Variable',
    'JetBrains Mono Variable',
  ]);
  for (const faces of families.values()) {
    const characters = faces.map((face) => face.characters).join('');
    expect(new Set(characters).size).toBe(characters.length);
    for (const needed of 'AZaz09$%~АЯаяЁё№«»“”’—–…·×©\u00a0') expect(characters).toContain(needed);
  }
});
