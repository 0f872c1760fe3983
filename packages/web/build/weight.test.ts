// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstFlight, operatorRoom, scalesFor, weightOf } from './weight.ts';

const { weighScripts, weighDocument } = scalesFor(true);

const weights = new Map([
  ['/assets/entry.js', 2_000],
  ['/assets/react.js', 67_000],
  ['/assets/page.js', 20_880],
]);
const heavier = new Map([...weights, ['/assets/more.js', 1]]);
const tooHeavy = new Map([...weights, ['/assets/more.js', 121]]);

/** HTML that weighs this much, within one in a hundred. */
const heavy = (bytes: number) => randomBytes(Math.round(bytes * 0.99)).toString('base64');

test('behavior: a script weighs what a browser fetches of it', () => {
  expect(weightOf(Buffer.from('a'.repeat(10_000)))).toBeLessThan(100);
});

test('behavior: a page may weigh as much as its limit, but for the room of an operator', () => {
  expect(() => weighScripts('sale', weights, 'reacting')).not.toThrow();
});

test('error: a page that is too heavy stops our build with what it weighs and the heaviest of its files', () => {
  expect(() => weighScripts('sale', heavier, 'reacting')).toThrow(
    'The page sale loads 89.881 kB of JavaScript before any action, and may load 89.880 kB. The heaviest: /assets/react.js 67.000 kB, /assets/page.js 20.880 kB, /assets/entry.js 2.000 kB, /assets/more.js 0.001 kB.',
  );
});

test('error: what comes into view counts too, and may make a page heavier', () => {
  const seen = new Map([...weights, ['/assets/seen.js', 35_000]]);
  expect(() => weighScripts('sale', seen, 'seen')).not.toThrow();
  expect(() => weighScripts('sale', new Map([...seen, ['/assets/more.js', 1]]), 'seen')).toThrow(
    'The page sale loads 124.881 kB of JavaScript before any action, with what comes into view, and may load 124.880 kB.',
  );
});

test('error: a document that the first flight cannot carry stops our build, but for those known to be long', () => {
  const long = heavy(1.02 * firstFlight);
  expect(() => weighDocument('privacy', 'en', long)).toThrow(
    /^The document of privacy in en weighs 1\d\.\d{3} kB, and may weigh 14\.150 kB to arrive in the first flight\.$/,
  );
  expect(() => weighDocument('whitepaper', 'en', long)).toThrow('whitepaper in en');
  expect(() => weighDocument('whitepaper', 'ru', long)).not.toThrow();
  expect(() => weighDocument('privacy', 'en', 'a'.repeat(50_000))).not.toThrow();
  // Home is weighed as brotli, with what stands before it.
  expect(() => weighDocument('home', 'en', heavy(firstFlight - 1_100))).not.toThrow();
  expect(() => weighDocument('home', 'en', heavy(firstFlight))).toThrow(
    /^The document of home in en weighs 1\d\.\d{3} kB, and may weigh 14\.600 kB/,
  );
});

test('behavior: our documents leave the room that an operator has', () => {
  const between = heavy(firstFlight - operatorRoom.document / 2);
  expect(() => weighDocument('privacy', 'en', between)).toThrow('may weigh 14.150 kB');
  const sentences: string[] = [];
  scalesFor(false, (sentence) => sentences.push(sentence)).weighDocument('privacy', 'en', between);
  expect(sentences).toEqual([]);
});

test('behavior: no build of an operator is stopped, but its operator is notified', () => {
  const sentences: string[] = [];
  const scales = scalesFor(false, (sentence) => sentences.push(sentence));
  scales.weighDocument('contracts', 'ru', heavy(2 * firstFlight));
  scales.weighScripts('sale', heavier, 'reacting');
  scales.weighScripts('sale', tooHeavy, 'reacting');
  expect(sentences).toEqual([
    expect.stringMatching(/^The document of contracts in ru weighs /),
    expect.stringMatching(/^The page sale loads 90\.001 kB of JavaScript before any action/),
  ]);
});
