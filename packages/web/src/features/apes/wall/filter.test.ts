import { expect, test } from 'vitest';
import { firstView, formatFilter, isPicky, namesOf, ownerOf, parseFilter, viewIn } from './filter.ts';

const owner = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const nothing = { band: [], backgrounds: [], eyes: [], hats: [], accessories: [] };

test('behavior: without a query all apes are wanted, the newest first', () => {
  expect(parseFilter('')).toEqual({ options: nothing, owner: null, sort: 'newest', view: null });
  expect(formatFilter(parseFilter(''))).toBe('');
  expect(isPicky(parseFilter('?sort=rarity&view=dots'))).toBe(false);
});

test.each([
  '?hats=Crown',
  '?band=rare,legendary&eyes=Raised+Brow,Starry&hats=None',
  `?owner=${owner}&sort=rarity`,
  '?view=faces',
  '?backgrounds=Plum+Dusk&accessories=Gold+Chain&sort=number&view=dots',
])('behavior: %s is the same query again', (query) => {
  expect(formatFilter(parseFilter(query))).toBe(query);
});

test('behavior: options are known by their names, and written in the order of the catalogue', () => {
  const filter = parseFilter('?eyes=Starry,Calm&band=epic');
  expect(filter.options).toEqual({ ...nothing, eyes: [0, 6], band: [3] });
  expect(formatFilter(filter)).toBe('?band=epic&eyes=Calm,Starry');
  expect(namesOf('hats')).toEqual(['None', 'Banana Peel', 'Straw Hat', 'Flower Wreath', 'Crown']);
  expect(isPicky(filter)).toBe(true);
});

test('behavior: what is not there is left out', () => {
  const query = '?hats=Moustache,&band=mythic&sort=price&view=3d&owner=vitalik.eth&x=1';
  expect(formatFilter(parseFilter(query))).toBe('');
});

test.each([
  [` 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 `, owner],
  ['0x7099', null],
  ['', null],
])('args: the owner %j', (text, address) => {
  expect(ownerOf(text)).toBe(address);
});

test('behavior: a wall that would be bare shows all apes first', () => {
  expect([0, 499, 500, 10_000].map(firstView)).toEqual(['dots', 'dots', 'faces', 'faces']);
});

test('behavior: apes of one owner are shown by their faces, unless the address says otherwise', () => {
  const views = ['', `?owner=${owner}`, `?owner=${owner}&view=dots`, '?view=faces'];
  expect(views.map((query) => viewIn(parseFilter(query)))).toEqual([null, 'faces', 'dots', 'faces']);
});
