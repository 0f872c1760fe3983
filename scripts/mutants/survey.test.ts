// The tests that most likely notice a mutant run first.
import { expect, test } from 'vitest';
import { inOrder } from './survey.ts';

test('behavior: own test, then those of its folder, then all others; the quick ones first', () => {
  const tookMs: Record<string, number> = {
    '/a/quote.test.ts': 900,
    '/a/slow.test.ts': 800,
    '/a/quick.test.ts': 10,
    '/b/slow.test.ts': 500,
    '/b/quick.test.ts': 1,
  };
  expect(inOrder('/a/quote.ts', Object.keys(tookMs).toReversed(), (test) => tookMs[test] ?? 0)).toEqual([
    '/a/quote.test.ts',
    '/a/quick.test.ts',
    '/a/slow.test.ts',
    '/b/quick.test.ts',
    '/b/slow.test.ts',
  ]);
});
