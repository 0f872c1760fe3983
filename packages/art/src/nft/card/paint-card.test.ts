// Sharing cards: as large as networks want them, the same for ever, in the ape's own colours.
import { readCardMaps } from '@lilape/art/studio/card-maps';
import { readMaps } from '@lilape/art/studio/maps-file';
import { expect, test } from 'vitest';

import { paintCard } from './paint-card.ts';

const [maps, cardMaps] = [readMaps(), readCardMaps()];

test.each([
  [1, 'en'],
  [4271, 'ru'],
  [10_000, 'en'],
] as const)('behavior: the card of %d in %s is 1200 × 630 with at most 256 colours', (id, language) => {
  const { width, height, palette, pixels } = paintCard(id, language, maps, cardMaps);
  expect([width, height, pixels.length]).toEqual([1_200, 630, 756_000]);
  expect(palette.length).toBeLessThanOrEqual(768);
  expect(pixels.reduce((most, place) => Math.max(most, place), 0)).toBeLessThan(palette.length / 3);
});

test('behavior: the longest number ends before the painting begins', () => {
  // The last columns before the line hold the ground's pattern alone: no row of ink.
  const { pixels, palette } = paintCard(10_000, 'en', maps, cardMaps);
  const isInk = (place: number) => palette[place * 3] === 0x1b && palette[place * 3 + 1] === 0x17;
  for (let y = 0; y < 630; y++) expect(isInk(pixels[y * 1_200 + 555] ?? 0)).toBe(false);
});

test('error: an id that no ape has, and maps without the words', () => {
  expect(() => paintCard(0, 'en', maps, cardMaps)).toThrow('There is no ape 0');
  expect(() => paintCard(1, 'en', maps, new Map())).toThrow('The maps have no part "name".');
});
