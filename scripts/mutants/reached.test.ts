// A place of a mutant is noted where it is evaluated, and nowhere else; what the source does stays the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noting, takeNotes } from './reached.ts';

test('behavior: what was evaluated is noted once, by its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-reached-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const notes = join(folder, 'notes.txt');
  const source = 'export const of = (a) => (a > 1 ? { 2: a && false } : 3 * a);';
  const text = noting('of.ts', source, notes);
  const { of } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    of: (a: number) => unknown;
  };
  expect([of(1), of(1)]).toEqual([3, 3]);
  expect(takeNotes(notes).toSorted()).toEqual(['of.ts 26 31', 'of.ts 30 31', 'of.ts 54 55', 'of.ts 54 59']);
  expect(of(5)).toEqual({ 2: false });
  expect(takeNotes(notes)).toEqual(['of.ts 39 49', 'of.ts 44 49']);
});
