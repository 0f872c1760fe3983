import { expect, test } from 'vitest';
import { choose, factsOf } from './choose.ts';
import { parseFilter } from './filter.ts';

/** In the order of their mints; 4: Volcano Night, Hypnotised, Flower Wreath, Butterfly, rare. */
const minted = [4_271, 4, 35, 9_901];
const idsOf = (query: string, owned: readonly number[] | null = null) =>
  choose(minted, parseFilter(query), owned === null ? null : new Set(owned)).ids;

test('behavior: an ape’s options and score follow from its number', () => {
  expect(factsOf(4)).toEqual({
    options: { band: 2, backgrounds: 4, eyes: 8, hats: 2, accessories: 6 },
    score: 72,
  });
  expect(factsOf(39)).toBe(factsOf(39));
});

test.each([
  ['', [9_901, 35, 4, 4_271]],
  ['?sort=number', [4, 35, 4_271, 9_901]],
  ['?sort=rarity', [4, 4_271, 9_901, 35]],
  ['?band=rare', [4]],
  ['?accessories=Butterfly,Monocle', [4, 4_271]],
  ['?accessories=Butterfly,Monocle&band=common', []],
])('behavior: %s shows %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('behavior: of an owner only theirs', () => {
  expect(idsOf('', [35, 4])).toEqual([35, 4]);
  expect(idsOf('?band=rare', [35])).toEqual([]);
  expect(idsOf('', [])).toEqual([]);
});

test('behavior: an option counts what it would show with the filters of the other groups', () => {
  const { counts } = choose(minted, parseFilter('?band=rare'), null);
  expect(counts.band).toEqual([2, 1, 1, 0, 0]);
  expect(counts.accessories).toEqual([0, 0, 0, 0, 0, 0, 1]);
  const all = choose(minted, parseFilter(''), null).counts;
  expect(all.accessories.reduce((sum, count) => sum + count)).toBe(4);
});
