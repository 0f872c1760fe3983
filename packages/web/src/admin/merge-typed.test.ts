import { expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const before = { a: '1', b: '1', c: '1', d: '1' };

test('behavior: theirs are taken, mine stay, and what both changed is shown unless it is the same', () => {
  const mine = { a: '1', b: '2', c: '2', d: '2' };
  const now = { a: '3', b: '1', c: '3', d: '2' };
  expect(mergeTyped(before, mine, now)).toEqual({
    typed: { a: '3', b: '2', c: '2', d: '2' },
    taken: ['a'],
    clashes: [{ field: 'c', theirs: '3', mine: '2' }],
  });
});

test('behavior: where nobody else changed anything, nothing is taken', () => {
  expect(mergeTyped(before, { ...before, a: 'x' }, before)).toEqual({
    typed: { ...before, a: 'x' },
    taken: [],
    clashes: [],
  });
});
