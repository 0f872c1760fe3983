// Runs tests of one area over a copy of the project, one file after the other, for as long as it is asked to.
//   node scripts/mutants/runner.ts <folder of the copy> <area>, started by `lane.ts`
import { join } from 'node:path';
import { configDefaults } from 'vitest/config';
import { type TestSpecification, createVitest } from 'vitest/node';

import { type Area, areas, sourcesOf } from './areas.ts';

/** What the parent asks: which tests have to do with each source, or to run tests in this order, each test so long. */
export type Order = { relate: readonly string[] } | { run: readonly string[]; testMs: number };
/** The tests of each source; how long the files took and the longest test, milliseconds; or the first that failed. */
export type Answer =
  | { tests: Record<string, string[]> }
  | { tookMs: number; longestMs: number }
  | { failed: string; file: string };

const [folder = '', name = ''] = process.argv.slice(2);
const area = areas[name] as Area;
let order: readonly string[] = [];
let failure: { failed: string; file: string } | null = null;
let longestMs = 0;

class InOrder {
  sort = (specs: TestSpecification[]) =>
    specs.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  shard = (specs: TestSpecification[]) => specs;
}

const vitest = await createVitest('test', {
  root: join(folder, area.root),
  config: area.config === undefined ? false : join(folder, area.config),
  watch: false,
  // It goes by what lies on the disk.
  fsModuleCache: false,
  // Whatever the project shares between its files, and however it divides them.
  isolate: true,
  exclude: [...configDefaults.exclude],
  bail: 1,
  maxWorkers: 1,
  sequence: { sequencer: InOrder },
  reporters: [
    {
      onTestCaseResult: (test) => {
        const { state, errors } = test.result();
        longestMs = Math.max(longestMs, test.diagnostic()?.duration ?? 0);
        if (state === 'failed')
          failure ??= {
            failed: `${test.fullName}: ${errors?.[0]?.message.split('\n')[0] ?? ''}`,
            file: test.module.moduleId,
          };
      },
    },
  ],
  ...((area.tests ?? area.config === undefined) && { include: [...(area.tests ?? ['**/*.test.ts'])] }),
});
await vitest.standalone();
// Only files that were found once can be related to a source.
const all = await vitest.globTestSpecifications();

async function relate(sources: readonly string[]): Promise<Answer> {
  const tests: Record<string, string[]> = {};
  for (const source of sources) {
    vitest.config.related = [join(folder, source)];
    const related = await vitest.getRelevantTestSpecifications();
    tests[source] = related.map((spec) => spec.moduleId);
  }
  return { tests };
}

async function run(paths: readonly string[], testMs: number): Promise<Answer> {
  [order, failure, longestMs] = [paths, null, 0];
  for (const project of vitest.projects)
    Object.assign(project.config, { testTimeout: testMs, hookTimeout: testMs });
  // Nothing that was read before may be remembered: each file gets a process of its own, and its sources anew.
  for (const source of sourcesOf(area)) vitest.invalidateFile(join(folder, source));
  const startedAtMs = performance.now();
  const chosen = all.filter(({ moduleId }) => paths.includes(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  if (failure !== null) return failure;
  const broken = testModules.find((module) => paths.includes(module.moduleId) && !module.ok());
  if (broken !== undefined) return { failed: broken.relativeModuleId, file: broken.moduleId };
  if (unhandledErrors.length > 0) return { failed: String(unhandledErrors[0]), file: paths[0] ?? '' };
  return { tookMs: Math.round(performance.now() - startedAtMs), longestMs: Math.round(longestMs) };
}

process.on(
  'message',
  (next: Order) =>
    void ('run' in next ? run(next.run, next.testMs) : relate(next.relate)).then((said) =>
      process.send?.(said),
    ),
);
process.send?.('ready');
