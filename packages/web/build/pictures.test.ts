// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cardPath, pictureHash, pictures } from './pictures.ts';

const folder = resolve(import.meta.dirname, '../public');
const taken = JSON.parse(readFileSync(resolve(import.meta.dirname, 'pictures.json'), 'utf8')) as unknown;

test('behavior: every picture was taken of what it is made of now; else run scripts/pictures.ts', () => {
  expect(taken).toEqual(
    Object.fromEntries(pictures().map((picture) => [picture.file, pictureHash(picture)])),
  );
});

test.each(pictures().filter(({ form }) => form === 'png' || form === 'indexed'))(
  'behavior: $file is a PNG of $width × $height',
  ({ file, width, height }) => {
    const path = resolve(folder, file);
    expect(existsSync(path)).toBe(true);
    const bytes = readFileSync(path);
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  },
);

test.each(pictures().filter(({ file }) => file.startsWith('stickers/')))(
  'behavior: $file weighs little and keeps its transparent ground',
  ({ file, form }) => {
    const bytes = readFileSync(resolve(folder, file));
    expect(bytes.length).toBeLessThanOrEqual(form === 'webp' ? 40_000 : 60_000);
    expect(bytes.includes(form === 'webp' ? 'ALPH' : 'tRNS', 0, 'latin1')).toBe(true);
  },
);

test.each(pictures().filter(({ form }) => form === 'avif'))(
  'behavior: $file is an AVIF of $width × $height and less than 0.3 bytes a pixel',
  ({ file, width, height }) => {
    const bytes = readFileSync(resolve(folder, file));
    expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif');
    // Its box of "image spatial extents": four bytes of version, then width and height.
    const extents = bytes.indexOf('ispe', 0, 'latin1') + 8;
    expect([bytes.readUInt32BE(extents), bytes.readUInt32BE(extents + 4)]).toEqual([width, height]);
    expect(bytes.length).toBeLessThan(0.3 * width * height);
  },
);

test('behavior: a page without a card of its own is shared with that of home', () => {
  expect(cardPath('whitepaper', 'ru')).toBe('/social/whitepaper-ru.png');
  expect(cardPath('staking', 'en')).toBe('/social/home-en.png');
});
