// The twelve reactions differ in face and pose, and keep the rim that they are cut along.

import { expect, test } from 'vitest';
import { stickers } from './stickers.ts';

const rendered = Object.values(stickers).map((render) => render());

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

test('behavior: each stands in a white rim, first of all that is painted', () => {
  for (const svg of rendered) expect(svg.indexOf('art-rim-line')).toBeLessThan(svg.indexOf('art-ink-line'));
});

test('behavior: no two lie alike', () => {
  // What is not the head and the body that all share.
  const own = rendered.map((svg) => [...svg.matchAll(/ d="([^"]{20,})"/g)].map(([, d = '']) => d).join(' '));
  expect(new Set(own).size).toBe(12);
});
