import { expect, test } from 'vitest';
import { pseudo } from './pseudo-text.ts';

test.each([
  ['Buy Now', '‹Buy Now and›'],
  ['{count, plural, one {# ape} other {# apes}}', '‹{count, plural, one {# ape} other {# apes}} and so on›'],
  ['See <0>the list</0>.', '‹See <0>the list</0>. and s›'],
  ['is missing', '‹is missing and›'],
])('behavior: %s is said longer, with its places', (text, longer) => {
  expect(pseudo(text)).toBe(longer);
});

test.each(['/social/home-en.png', 'en_US', 'textEn', 'lilape-whitepaper.pdf', '0.0012', '', '–'])(
  'behavior: %j is for the program',
  (text) => {
    expect(pseudo(text)).toBe(text);
  },
);
