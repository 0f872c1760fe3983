// Paintings of ids: the same bytes for ever, no two alike, every file small enough for one block.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import { CATALOGUE, LAYERS } from '@lilape/domain/apes/catalogue';
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';
import { expect, test } from 'vitest';

import { paintApe } from '../src/nft/paint/paint-ape.ts';
import { parts } from '../src/nft/parts.ts';
import { drawingsDigest, mapsDigestsPath, readMaps, sha256 } from './maps-file.ts';
import { encodePng } from './png.ts';

const maps = readMaps();
/** A file above this is cut in parts, and its address is no longer the hash of its bytes. */
const MAX_BYTES = 262_144;
/** Rows of a picture of which one is painted where all 10,000 are: pictures that differ in two rows differ. */
const STEP = 512;

const digestOf = (id: number): string => {
  const { palette, pixels } = paintApe(id, maps);
  return sha256(Buffer.concat([palette, pixels])).slice(0, 16);
};

test('behavior: every option of the catalogue has its drawing', () => {
  const named = LAYERS.filter((layer) => layer !== 'body').flatMap((layer) =>
    CATALOGUE[layer].flatMap(({ file }) => (file === null ? [] : [`${layer}/${file.replace('.webp', '')}`])),
  );
  expect(named.filter((name) => parts[name] === undefined)).toEqual([]);
  expect(named).toHaveLength(25);
});

test('behavior: the maps are those of the present drawings', () => {
  const { drawings } = JSON.parse(readFileSync(mapsDigestsPath, 'utf8')) as { drawings: string };
  expect(drawingsDigest(), 'run npm run maps -w @lilape/art').toBe(drawings);
});

test('behavior: an id is always painted the same, pixel by pixel', () => {
  expect([1, 2, 3, 4, 5, 4271, 9901, 10_000].map(digestOf)).toEqual([
    'c6a1f97088b959b9',
    '4e7240387aa79522',
    'ee439f7367a54f2a',
    '84d4d14c00ea4d5c',
    '859ac240c1fa91b8',
    '6bbc6dd5b5ab038d',
    '67c9438a2d351e07',
    'ce6b73f47ea3ace0',
  ]);
});

test('behavior: no two of the 10,000 are alike', () => {
  const seen = new Map<string, number>();
  const alike: [number, number][] = [];
  for (let id = FIRST_ID; id <= LAST_ID; id++) {
    const { palette, pixels } = paintApe(id, maps, STEP);
    const digest = sha256(Buffer.concat([palette, pixels]));
    const other = seen.get(digest);
    if (other !== undefined) alike.push([other, id]);
    seen.set(digest, id);
  }
  expect(alike).toEqual([]);
});

test('behavior: a PNG holds the pixels and the palette, and is small', () => {
  const picture = paintApe(4271, maps);
  const png = Buffer.from(encodePng(picture));
  const palette = png.indexOf('PLTE');
  const data = png.indexOf('IDAT');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.subarray(palette + 4, palette + 4 + picture.palette.length)).toEqual(
    Buffer.from(picture.palette),
  );
  const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(rows.length).toBe(1025 * 1024);
  expect(rows.subarray(1, 1025)).toEqual(Buffer.from(picture.pixels.subarray(0, 1024)));
  for (const id of [1, 2, 3, 4, 5, 4271])
    expect(encodePng(paintApe(id, maps)).length).toBeLessThan(MAX_BYTES);
});

test('error: an id that no ape has', () => {
  expect(() => paintApe(0, maps)).toThrow('There is no ape 0');
  expect(() => paintApe(1, new Map())).toThrow('The maps have no part');
});
