// The table of what a long run alone plays names every file of browser tests that leaves something to it.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const specs = join(root, 'e2e/src');

/** The names of files that a table's first column has in backticks. */
function namedIn(table: string): Set<string> {
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return new Set(
    rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
    ),
  );
}

/** Whether a file of browser tests leaves something to long runs. */
const leaves = (source: string): boolean =>
  /\bdeep\b,|\bisDeep\b \?|isDeep \|\||if \(isDeep\)|of themes\)/.test(source);

test('behavior: each file that leaves something to a long run is in its table', () => {
  const named = namedIn(readFileSync(join(root, 'docs/runs.md'), 'utf8'));
  const leaving = readdirSync(specs)
    .filter((file) => file.endsWith('.spec.ts') && leaves(readFileSync(join(specs, file), 'utf8')))
    .map((file) => file.replace('.spec.ts', ''));
  expect(leaving.length).toBeGreaterThan(20);
  expect(leaving.filter((name) => !named.has(name))).toEqual([]);
});

test('behavior: the table names no file that leaves nothing', () => {
  const named = namedIn(readFileSync(join(root, 'docs/runs.md'), 'utf8'));
  const files = readdirSync(specs).map((file) => file.replace('.spec.ts', ''));
  const leaving = (name: string) => leaves(readFileSync(join(specs, `${name}.spec.ts`), 'utf8'));
  expect([...named].filter((name) => files.includes(name) && !leaving(name))).toEqual([]);
});
