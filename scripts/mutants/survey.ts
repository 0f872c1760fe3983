// What has to be known before anything is broken: which tests read a source, that they pass, and how long they take.
import { basename, dirname, join } from 'node:path';

import { ask } from './child.ts';

/** The tests of each source in the order in which they should run, and how long to wait for some, milliseconds. */
export type Survey = {
  tests: Readonly<Record<string, readonly string[]>>;
  patienceMs: (tests: readonly string[]) => number;
};

const longMs = 1_800_000;

/**
 * Runs all tests that read one of the sources.
 * @throws Error where one fails with nothing broken: then every mutant would seem noticed.
 */
export async function survey(folder: string, area: string, sources: readonly string[]): Promise<Survey> {
  const related = await ask(folder, area, { relate: sources }, longMs);
  if (related === null || !('tests' in related)) throw new Error(`${area}: ${JSON.stringify(related)}`);
  const run = [...new Set(Object.values(related.tests).flat())];
  const passed = run.length === 0 ? { tookMs: {} } : await ask(folder, area, { run }, longMs);
  if (passed === null || !('tookMs' in passed))
    throw new Error(`The tests of ${area} fail with nothing broken: ${JSON.stringify(passed)}`);
  const tookMs = (test: string) => passed.tookMs[test] ?? 0;
  const tests = Object.entries(related.tests).map(
    ([source, found]) => [source, inOrder(join(folder, source), found, tookMs)] as const,
  );
  return {
    tests: Object.fromEntries(tests),
    // One that never ends is noticed, and a busy machine is slower than it was before.
    patienceMs: (some) => 60_000 + 4 * some.reduce((sum, test) => sum + tookMs(test), 0),
  };
}

/** Nearest first: the source's own test, those of its folder, all others; the quick ones before the slow. */
export function inOrder(
  source: string,
  tests: readonly string[],
  tookMs: (test: string) => number,
): string[] {
  const distance = (test: string) => {
    if (dirname(test) !== dirname(source)) return 2;
    return basename(test).split('.')[0] === basename(source).split('.')[0] ? 0 : 1;
  };
  return tests.toSorted((a, b) => distance(a) - distance(b) || tookMs(a) - tookMs(b));
}
