// The checks that are fast enough to run all the time.
import { runStep } from './step.ts';
import { type Tally, addTallies } from './tally.ts';
import { runVitest } from './vitest.ts';

/** Format, lint (with the import arrows), types, and the unit tests. Format, lint and types count as one each. */
export async function runFastChecks(): Promise<Tally> {
  const format = await runStep('format', [['oxfmt', '--check']]);
  const lint = await runStep('lint', [['oxlint', '--type-aware', '--deny-warnings']]);
  const types = await runStep('types', [
    ['tsc', '-p', 'tsconfig.json'],
    ['tsc', '-p', 'packages/web/tsconfig.json'],
  ]);
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
  return addTallies([format, lint, types, unit]);
}
