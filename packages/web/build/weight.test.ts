// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstFlight, requireLight, requireOneFlight, weightOf } from './weight.ts';

const weights = new Map([
  ['/assets/entry.js', 2_000],
  ['/assets/react.js', 67_000],
  ['/assets/page.js', 21_000],
]);

test('behavior: a script weighs what a browser fetches of it', () => {
  expect(weightOf(Buffer.from('a'.repeat(10_000)))).toBeLessThan(100);
});

test('behavior: a page may weigh as much as its limit', () => {
  expect(() => requireLight('sale', weights, 90_000)).not.toThrow();
});

test('error: a page that is too heavy stops the build with what it weighs and the heaviest of its files', () => {
  expect(() => requireLight('sale', weights, 89_999)).toThrow(
    'The page sale loads 90.0 kB of JavaScript before any action, and may load 90.0 kB. The heaviest: /assets/react.js 67.0 kB, /assets/page.js 21.0 kB, /assets/entry.js 2.0 kB.',
  );
});

test('error: a document that the first flight cannot carry stops the build, but for those known to be long', () => {
  const long = randomBytes(firstFlight).toString('base64');
  expect(() => requireOneFlight('privacy', 'en', long)).toThrow(
    /^The document of privacy in en weighs 14\.\d kB, and only 14\.6 kB arrive in the first flight\.$/,
  );
  expect(() => requireOneFlight('whitepaper', 'en', long)).toThrow('whitepaper in en');
  expect(() => requireOneFlight('whitepaper', 'ru', long)).not.toThrow();
  expect(() => requireOneFlight('privacy', 'en', 'a'.repeat(50_000))).not.toThrow();
});
