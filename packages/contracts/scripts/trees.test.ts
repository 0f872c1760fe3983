// A tree that says more or less than the tests beside it is noticed.
import { describe, expect, test } from 'vitest';

import { allTreeProblems, treeProblems } from './trees.ts';

const tests = 'function test_A() {}\nfunction testFuzz_B(uint256 x) {}\nfunction helper() {}';

describe('treeProblems', () => {
  test('behavior: every test at one leaf, and a test for every leaf', () => {
    const tree = 'Sale\n├── when it is open\n│   └── it sells · A\n└── it counts · B\n';
    expect(treeProblems(tree, tests)).toEqual([]);
  });

  test('behavior: each difference is a sentence', () => {
    const tree = 'Sale\n├── it sells · A, Gone\n├── it hopes\n└── it sells again · A\n';
    expect(treeProblems(tree, tests)).toEqual([
      'no test proves "it hopes"',
      'there is no test Gone',
      'no leaf names B',
      'A stands at two leaves',
    ]);
  });

  test('behavior: the trees of this package agree with its tests', () => {
    expect(allTreeProblems()).toEqual([]);
  });
});
