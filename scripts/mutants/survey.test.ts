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
  const tests = Object.keys(tookMs).toReversed();
  const known = { tookMs: (test: string) => tookMs[test] ?? 0, noticed: () => 0 };
  expect(inOrder('/a/quote.ts', tests, known)).toEqual([
    '/a/quote.test.ts',
    '/a/quick.test.ts',
    '/a/slow.test.ts',
    '/b/quick.test.ts',
    '/b/slow.test.ts',
  ]);
});

test('behavior: what noticed most for its time comes before all', () => {
  const noticed: Record<string, number> = { '/b/slow.test.ts': 2, '/b/quick.test.ts': 1 };
  const known = {
    tookMs: (test: string) => (test === '/b/slow.test.ts' ? 9_000 : 1_000),
    noticed: (test: string) => noticed[test] ?? 0,
  };
  expect(inOrder('/a/quote.ts', ['/a/quote.test.ts', '/b/slow.test.ts', '/b/quick.test.ts'], known)).toEqual([
    '/b/quick.test.ts',
    '/b/slow.test.ts',
    '/a/quote.test.ts',
  ]);
});
