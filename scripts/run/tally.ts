// Counts what passed and failed, and says it in one line.

export type Tally = { passed: number; failed: number };

/** The sum of several counts. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The last line of a run: `12 passed, 0 failed`. */
export function formatTally({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/**
 * What a suite counts as. One that ran no test, or that ended badly without naming a failed test, has failed once.
 */
export function tallySuite(counted: Tally, exitCode: number): Tally {
  const isSilent = counted.passed + counted.failed === 0;
  const isUnexplained = exitCode !== 0 && counted.failed === 0;
  return isSilent || isUnexplained ? { ...counted, failed: counted.failed + 1 } : counted;
}
