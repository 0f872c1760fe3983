// Runs tests of one area over a copy of the project, in a process of its own that is thrown away afterwards: nothing
// that was broken before can be remembered.
//   node scripts/mutants/runner.ts <folder of the copy> <area>, started by `child.ts`
import { join } from 'node:path';
import { type TestSpecification, createVitest } from 'vitest/node';

import { type Area, areas } from './areas.ts';

/** What the parent asks: which tests have to do with each source, or to run tests in this order. */
export type Order = { relate: readonly string[] } | { run: readonly string[] };
/** The tests of each source, or how long each took, milliseconds; or the first that failed. */
export type Answer =
  | { tests: Record<string, string[]> }
  | { tookMs: Record<string, number> }
  | { failed: string };

const [folder = '', name = ''] = process.argv.slice(2);
const area = areas[name] as Area;
let order: readonly string[] = [];

class InOrder {
  sort = (specs: TestSpecification[]) =>
    specs.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId));
  shard = (specs: TestSpecification[]) => specs;
}

const answer = (said: Answer) => process.send?.(said);

const vitest = await createVitest('test', {
  root: join(folder, area.root),
  config: area.config === undefined ? false : join(folder, area.config),
  watch: false,
  // It goes by what lies on the disk.
  fsModuleCache: false,
  bail: 1,
  sequence: { sequencer: InOrder },
  reporters: [
    {
      onTestCaseResult: (test) => {
        const { state, errors } = test.result();
        if (state === 'failed')
          answer({ failed: `${test.fullName}: ${errors?.[0]?.message.split('\n')[0] ?? ''}` });
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

async function run(paths: readonly string[]): Promise<Answer> {
  order = paths;
  const chosen = all.filter(({ moduleId }) => paths.includes(moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const broken = testModules.find((module) => !module.ok());
  if (broken !== undefined) return { failed: broken.relativeModuleId };
  if (unhandledErrors.length > 0) return { failed: String(unhandledErrors[0]) };
  const times = testModules.map((module) => {
    const { collectDuration, duration } = module.diagnostic();
    return [module.moduleId, Math.round(collectDuration + duration)] as const;
  });
  return { tookMs: Object.fromEntries(times) };
}

process.on(
  'message',
  (next: Order) => void ('run' in next ? run(next.run) : relate(next.relate)).then(answer),
);
process.send?.('ready');
