// The checks that are fast enough to run all the time.
import { runStep } from './step.ts';
import { type Tally, addTallies } from './tally.ts';
import { runVitest } from './vitest.ts';

/**
 * Format, lint (with the import arrows) and types, and the unit tests. Format, and lint with types, count as one each: the
 * linter reads all types anyway, and tells the compiler's own errors in two thirds of the time that both take.
 */
export async function runFastChecks(): Promise<Tally> {
  const format = await runStep('format', [['oxfmt', '--check']]);
  const lint = await runStep('lint and types', [
    ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  ]);
  // Beside the linter they take longer than after it: 89 s for both on two cores, and 67 s.
  const unit = await runVitest('unit', [
    'domain',
    'events',
    'verify',
    'wire',
    'art',
    'game',
    'scripts',
    'web',
    'build',
  ]);
  return addTallies([format, lint, unit]);
}
