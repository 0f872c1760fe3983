// A run that was ended goes on where it stopped, and counts what it found before.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isInShare } from './mutants.ts';
import { openResults, summary } from './results.ts';

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'results.jsonl');
  writeFileSync(path, text);
  return path;
}

test('behavior: what a file holds is known, but for a line that was cut off', () => {
  const path = fileWith('{"name":"a:1","verdict":"noticed","by":"a test"}\n{"name":"a:2","verd');
  const results = openResults(path);
  expect([results.has('a:1'), results.has('a:2')]).toEqual([true, false]);
});

test('behavior: a result is in the file at once, on a line of its own even after one that was cut off', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const path = fileWith('{"name":"a:1","verdict":"noticed","by":"a test"}\n{"name":"a:2","verd');
  openResults(path).add({ name: 'a:2', verdict: 'survived', by: 'a < b' });
  expect(openResults(path).all()).toEqual([
    { name: 'a:1', verdict: 'noticed', by: 'a test' },
    { name: 'a:2', verdict: 'survived', by: 'a < b' },
  ]);
  expect(readFileSync(path, 'utf8').endsWith('\n')).toBe(true);
});

test('behavior: the share is of what can be noticed', () => {
  expect(
    summary([
      { name: 'a', verdict: 'noticed', by: '' },
      { name: 'b', verdict: 'noticed', by: '' },
      { name: 'c', verdict: 'survived', by: '' },
      { name: 'd', verdict: 'equivalent', by: '' },
    ]),
  ).toBe('4 mutants: 2 noticed, 1 equivalent, 1 survived: 66.7% of what can be noticed.');
});

const of = (count: number, verdict: 'noticed' | 'survived') =>
  Array.from({ length: count }, (_, i) => ({ name: `${verdict} ${i}`, verdict, by: '' }));

test('behavior: of a sample it says within which bounds the whole lies', () => {
  expect(summary([...of(81, 'noticed'), ...of(9, 'survived')], 500)).toBe(
    '90 mutants: 81 noticed, 0 equivalent, 9 survived: 90.0% of what can be noticed. Of all 500, 82.1 to 94.6%.',
  );
  expect(summary([], 500)).toBe('0 mutants: 0 noticed, 0 equivalent, 0 survived: –% of what can be noticed.');
});

test('behavior: a seed always chooses the same, another seed others', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `mutant ${index}`);
  const chosen = (seed: string) => names.filter((name) => isInShare(name, 0.2, seed));
  expect(chosen('7')).toEqual(chosen('7'));
  expect(chosen('7')).not.toEqual(chosen('8'));
  expect(chosen('7').length).toBeGreaterThan(150);
  expect(chosen('7').length).toBeLessThan(250);
  expect(names.every((name) => isInShare(name, 1, '7'))).toBe(true);
});
