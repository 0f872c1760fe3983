// The checks that are fast enough to run all the time.
import { runStep } from './step.ts';
import { type Tally, addTallies } from './tally.ts';
import { runVitest } from './vitest.ts';

/**
 * Format, and lint (with the import arrows) with types, count as one each: the linter reads all types anyway, and tells the
 * compiler's own errors in two thirds of the time that both take.
 */
export async function runLint(): Promise<Tally> {
  const format = await runStep('format', [['oxfmt', '--check']]);
  const lint = await runStep('lint and types', [
    ['oxlint', '--type-aware', '--type-check', '--deny-warnings'],
  ]);
  return addTallies([format, lint]);
}

/** What needs neither chain nor Postgres nor browser. */
export function runUnitTests(): Promise<Tally> {
  return runVitest('unit', ['domain', 'events', 'verify', 'wire', 'art', 'game', 'scripts', 'web', 'build']);
}
