import { CATALOGUE, LAYERS, catalogueJson, publishedHash } from '@lilape/domain/apes/catalogue';
import { BANDS, bandOf, cutBands, rarityScore } from '@lilape/domain/apes/rarity';
import { isApeId, isPrizeId, traitIndexesOf, traitsOf } from '@lilape/domain/apes/traits';
import vectors from '@lilape/domain/vectors/traits';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

test('behavior: traits, score and band of all ids agree with the vectors', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const id = index + 1;
    const { backgrounds, body, eyes, hats, accessories } = traitIndexesOf(id);
    const score = rarityScore(traitsOf(id));
    return [id, backgrounds, body, eyes, hats, accessories, score, bandOf(score)].join(' ');
  });
  expect(rows.slice(0, vectors.rows.length)).toEqual(vectors.rows);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(vectors.sha256);
});

test('behavior: the bands agree with the vectors and hold every ape once', () => {
  expect(BANDS).toEqual(vectors.bands);
  expect(BANDS.reduce((sum, { apes }) => sum + apes, 0)).toBe(10_000);
});

test('behavior: an ape reads as the catalogue says', () => {
  const traits = traitsOf(4_271);
  expect(LAYERS.map((layer) => traits[layer].name)).toEqual([
    'Jungle Morning',
    'LilApe',
    'Raised Brow',
    'Flower Wreath',
    'Monocle',
  ]);
});

test('behavior: the catalogue has the options that the specification names, and each layer adds up to 100', () => {
  expect(LAYERS.map((layer) => CATALOGUE[layer].length)).toEqual([5, 1, 10, 5, 7]);
  for (const layer of LAYERS) {
    expect(CATALOGUE[layer].reduce((sum, { rarity }) => sum + rarity, 0)).toBe(100);
  }
  expect(CATALOGUE.hats[0]).toEqual({ name: 'None', file: null, rarity: 36 });
  expect(CATALOGUE.accessories[4]).toEqual({ name: 'Headphones', file: 'headphones.webp', rarity: 12 });
});

test('behavior: hashes of what is published are keccak256 of its bytes', () => {
  expect(publishedHash('')).toBe('0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
  expect(catalogueJson.startsWith('{"backgrounds":[{"name":"Banana Noon","file":"banana-noon.webp"')).toBe(
    true,
  );
});

test.each([
  [0, false, false],
  [1, true, false],
  [9_900, true, false],
  [9_901, true, true],
  [10_000, true, true],
  [10_001, false, false],
  [1.5, false, false],
  [Number.NaN, false, false],
])('args: %d is an ape: %s, a prize: %s', (id, isApe, isPrize) => {
  expect([isApeId(id), isPrizeId(id)]).toEqual([isApe, isPrize]);
});

test('error: no ape has an id out of range', () => {
  expect(() => traitIndexesOf(0)).toThrow('There is no ape 0: ids are 1 to 10000.');
  expect(() => traitsOf(10_001)).toThrow(RangeError);
});

test('behavior: scores are cut as near to the aims as they allow', () => {
  const even = new Map([
    [10, 50],
    [20, 30],
    [30, 15],
    [40, 4],
    [50, 1],
  ]);
  expect(cutBands(even).map(({ name, from, to, apes }) => [name, from, to, apes])).toEqual([
    ['common', 10, 10, 50],
    ['uncommon', 20, 20, 30],
    ['rare', 30, 30, 15],
    ['epic', 40, 40, 4],
    ['legendary', 50, 50, 1],
  ]);
  const many = new Map([...Array<number>(19).fill(5), 4, 1].map((apes, score) => [score, apes]));
  expect(cutBands(many).map(({ apes }) => apes)).toEqual([50, 30, 15, 4, 1]);
});

test('error: fewer scores than bands cannot be cut', () => {
  expect(() => cutBands(new Map([[1, 10_000]]))).toThrow('There are fewer scores than bands.');
  expect(() => bandOf(1)).toThrow('No ape has the score 1.');
});
