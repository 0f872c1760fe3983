// How results are counted, and that what is missing is noticed.
import { describe, expect, test } from 'vitest';

import { gasProblems } from './gas.ts';
import { countTests, handlerCalls, uncoveredFiles } from './test.ts';

describe('countTests', () => {
  test('behavior: everything that did not succeed is a failure with its name', () => {
    const report = {
      'a.t.sol:A': {
        test_results: {
          'test_One()': { status: 'Success', reason: null },
          'test_Two()': { status: 'Failure', reason: 'left != right' },
          'test_Three()': { status: 'Skipped', reason: null },
        },
      },
    };
    expect(countTests(report)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a.t.sol:A test_Two(): Failure left != right', 'a.t.sol:A test_Three(): Skipped '],
    });
  });
});

describe('handlerCalls', () => {
  test('behavior: of each call is said how often it was done and refused, once for all invariants of a suite', () => {
    const metrics = {
      'test/SaleHandler.sol:SaleHandler.refund': { calls: 820, discards: 759 },
      'test/SaleHandler.sol:SaleHandler.buy': { calls: 1686, discards: 1238 },
    };
    const kind = { Invariant: { runs: 32, calls: 2048, metrics } };
    const ok = { status: 'Success', reason: null };
    const report = {
      'a.t.sol:A': { test_results: { a: ok, b: { ...ok, kind }, c: { ...ok, kind } } },
      'b.t.sol:B': {
        test_results: { a: { ...ok, kind: { Invariant: { runs: 2, calls: 0, metrics: {} } } } },
      },
    };
    expect(handlerCalls(report)).toEqual([
      'A, each: 32 runs, 2048 calls',
      '  buy                448 done    1238 refused',
      '  refund              61 done     759 refused',
      'B, each: 2 runs, 0 calls',
    ]);
    expect(handlerCalls({ 'a.t.sol:A': { test_results: { a: ok } } })).toEqual([]);
  });
});

describe('uncoveredFiles', () => {
  test('behavior: a file below 100 in any column is named, and an empty report is a problem', () => {
    const full = '| packages/contracts/src/LilApe.sol  | 100.00% (15/15) | 100.00% (2/2) |';
    const part = '| packages/contracts/src/Presale.sol | 100.00% (99/99) | 97.44% (38/39) |';
    expect(uncoveredFiles(`${full}\n${part}\n| Total | 99.00% (1/2) |`)).toEqual([part]);
    expect(uncoveredFiles('')).toEqual(['the coverage report names no source file']);
  });
});

describe('gasProblems', () => {
  test('behavior: a figure past its limit, and a stale snapshot, are problems', () => {
    const figures = [
      { name: 'gas: claim', value: 106, unit: 'gas' as const, ratio: 1.06, against: 'limit 100' },
    ];
    expect(gasProblems(figures, `${JSON.stringify(figures, null, 2)}\n`)).toEqual([
      'gas: claim is 1.06 of its limit 100.',
    ]);
    const dear = [
      {
        name: 'gas: deployment',
        value: 1_001,
        unit: 'gas' as const,
        ratio: 1.001,
        against: 'transaction 1000',
      },
    ];
    expect(gasProblems(dear, `${JSON.stringify(dear, null, 2)}\n`)).toEqual([
      'gas: deployment is 1.001 of its transaction 1000.',
    ]);
    expect(gasProblems([], 'old')).toEqual(['The gas snapshot is stale: run scripts/gas.ts --write.']);
  });
});
