// The keys of advisory locks: each its own, and none written down elsewhere.
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOCKS } from '#postgres/locks.ts';

const SOURCE = resolve(import.meta.dirname, '..');

test('behavior: no two locks share a key', () => {
  const keys = Object.values(LOCKS);
  expect(new Set<number>(keys).size).toBe(keys.length);
});

test('behavior: who takes an advisory lock takes one of these', () => {
  const takers = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(resolve(SOURCE, name), 'utf8')] as const)
    .filter(([, text]) => /pg_(try_)?advisory_\w*lock/.test(text));
  expect(takers.length).toBeGreaterThan(0);
  expect(takers.filter(([, text]) => !text.includes('LOCKS.')).map(([name]) => name)).toEqual([]);
});
