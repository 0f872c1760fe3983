import { expect, test } from 'vitest';
import { hashIn, parseHash } from './hash.ts';

const hash = `0x${'ab'.repeat(32)}`;

test.each([
  [`/purchases/${hash}`, hash],
  [`/purchases/0x${'AB'.repeat(32)}/`, hash],
  ['/purchases/0xabc', null],
  ['/receipt', null],
])('behavior: the hash of %s', (path, expected) => {
  expect(hashIn(path)).toBe(expected);
});

test.each([
  [` ${hash}\n`, hash],
  [`https://basescan.org/tx/${hash}`, hash],
  [`https://basescan.org/tx/${hash}?a=1`, null],
  [hash.slice(0, -1), null],
  ['', null],
])('args: %j typed', (text, expected) => {
  expect(parseHash(text)).toBe(expected);
});
