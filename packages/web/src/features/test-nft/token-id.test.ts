/** Numbers of apes as people type them. */
import { expect, test } from 'vitest';
import { parseTokenId, randomIds } from './token-id.ts';

test.each([
  ['1', 1],
  ['4271', 4_271],
  ['10000', 10_000],
  [' 4,271 ', 4_271],
  ['#4 271', 4_271],
  ['№\u00A042', 42],
  // Not numeric: the first.
  ['', 1],
  ['abc', 1],
  ['4x', 1],
  // Numeric, and no ape's.
  ['0', null],
  ['-1', null],
  ['10001', null],
  ['1.5', null],
  ['1e9', null],
  ['Infinity', null],
])('args: %j is %s', (text, id) => {
  expect(parseTokenId(text)).toBe(id);
});

test('behavior: six different numbers from 1 to 1000', () => {
  const given = [0, 0, 0.9999, 0.5, 0.1, 0.2, 0.3];
  let next = 0;
  expect(randomIds(() => given[next++] ?? 0)).toEqual([1, 1_000, 501, 101, 201, 301]);
});
