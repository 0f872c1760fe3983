import { describe, expect, test } from 'vitest';

import { countStats } from './browser-tests.ts';
import { readTally } from './contract-tests.ts';
import { addTallies, formatTally, tallySuite } from './tally.ts';
import { countReport } from './vitest.ts';

describe('tally', () => {
  test('behavior: sums and says what passed and failed', () => {
    const sum = addTallies([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]);
    expect(formatTally(sum)).toBe('7 passed, 2 failed');
  });

  test('behavior: a suite that ran nothing has failed', () => {
    expect(tallySuite({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('behavior: a suite that crashed after its tests has failed', () => {
    expect(tallySuite({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('behavior: named failures are not counted twice', () => {
    expect(tallySuite({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  });
});

describe('countReport', () => {
  test('behavior: a file that could not be loaded has failed once', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(countReport(report)).toEqual({ passed: 2, failed: 2 });
  });
});

describe('countStats', () => {
  test('behavior: a test that passed only when tried again has failed', () => {
    expect(countStats({ expected: 9, unexpected: 1, flaky: 2 })).toEqual({ passed: 9, failed: 3 });
  });
});

describe('readTally', () => {
  test('behavior: reads the last line of that form', () => {
    expect(readTally('1 passed, 0 failed\nmore\n25 passed, 3 failed\n')).toEqual({ passed: 25, failed: 3 });
  });

  test('behavior: counts nothing where there is none', () => {
    expect(readTally('Segmentation fault')).toEqual({ passed: 0, failed: 0 });
  });
});
