// Each operator breaks what it is for, and nothing that has no effect when the program runs.
import { expect, test } from 'vitest';
import { mutated, mutationsOf } from './operators.ts';

const broken = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation));

test.each([
  ['a < b', ['a <= b']],
  ['a !== b', ['a === b']],
  ['a && b', ['a || b']],
  ['a * b', ['a / b']],
  ['f(true)', ['f(false)']],
  ['f(1_000n)', ['f(1001n)']],
  ['const a = { b: 1, 5: c };', ['const a = { b: 2, 5: c };', 'const a = { b: 1, 6: c };']],
  ['(a) /* c */ % b', ['(a) /* c */ * b']],
  ['if (a) return_();\nelse b();', []],
  ['for (;;) { if (a) { b(); continue; } }', ['for (;;) { if (false) { b(); continue; } }']],
  ['for (;;) if (a) throw b;', ['for (;;) if (false) throw b;']],
])('behavior: %s', (source, expected) => {
  expect(broken(source)).toEqual(expected);
});

test.each([
  ['texts that are joined', 'a + `b`'],
  ['a type', 'type A = 1 | true; let a: 0 | 1;'],
  ['an import', `import a from '1';`],
])('behavior: %s: nothing to break', (_, source) => {
  expect(broken(source)).toEqual([]);
});

test('behavior: an expression under a type is broken, its type is not', () => {
  expect(broken('const a = (1 as 1 | 2) satisfies number;')).toEqual([
    'const a = (2 as 1 | 2) satisfies number;',
  ]);
});

test('behavior: a mutation says its line', () => {
  expect(mutationsOf('a();\n  b = c > d;\n')).toMatchObject([
    { line: 2, column: 6, before: 'b = c > d;', after: '>=' },
  ]);
});
