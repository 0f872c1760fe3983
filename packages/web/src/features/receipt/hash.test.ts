import { expect, test } from 'vitest';
import { parseHash } from './hash.ts';

const hash = `0x${'ab'.repeat(32)}`;

test.each([
  [`/purchases/${hash}`, hash],
  [`/ru/purchases/0x${'AB'.repeat(32)}/`, hash],
  ['/purchases/0xabc', null],
  ['/receipt', null],
  [` ${hash}\n`, hash],
  [`https://basescan.org/tx/${hash}`, hash],
  [`https://basescan.org/tx/${hash}?a=1`, null],
  [hash.slice(0, -1), null],
  ['', null],
])('args: the hash in %j', (text, expected) => {
  expect(parseHash(text)).toBe(expected);
});
