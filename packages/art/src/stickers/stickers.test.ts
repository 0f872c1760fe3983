// The twelve reactions differ in face and pose, and keep the rim that they are cut along.

import { expect, test } from 'vitest';
import { stickers } from './stickers.ts';

const drawn = Object.values(stickers).map((draw) => draw());

test('behavior: there are twelve', () => {
  expect(Object.keys(stickers)).toEqual([
    'gm',
    'prove-it',
    'rich',
    'wagmi-no',
    'asleep',
    'panic',
    'shrug',
    'banana',
    'nope',
    'reading',
    'crying',
    'salute',
  ]);
});

test('behavior: each stands in a white rim, first of all that is drawn', () => {
  for (const svg of drawn) expect(svg.indexOf('art-rim-line')).toBeLessThan(svg.indexOf('art-ink-line'));
});

test('behavior: no two lie alike', () => {
  // What is not the head and the body that all share.
  const own = drawn.map((svg) => [...svg.matchAll(/ d="([^"]{20,})"/g)].map(([, d = '']) => d).join(' '));
  expect(new Set(own).size).toBe(12);
});
