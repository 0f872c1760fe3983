import { expect, test } from 'vitest';
import { headCounts, headOf } from './head-of.ts';
import { eyes, furs, hats, mouths } from './parts.ts';

test('behavior: an address has one head, however it is written', () => {
  expect(headOf('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toEqual([1, 2, 4, 3]);
  expect(headOf('0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266')).toEqual(
    headOf('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
  );
});

test('behavior: there is a drawing of each', () => {
  expect([furs, eyes, hats, mouths].map((kinds) => kinds.length)).toEqual([...headCounts]);
});

test('behavior: all of them are in use, also for addresses that are alike at both ends', () => {
  const heads = Array.from({ length: 1_000 }, (_, count) =>
    headOf(`0xdead${String(count).padStart(32, '0')}beef`),
  );
  for (const [row, count] of headCounts.entries())
    expect(new Set(heads.map((head) => head[row])).size).toBe(count);
  expect(new Set(heads.map(String)).size).toBeGreaterThan(600);
});
