// Runs the tests of one area in a process of its own, again and again, with one source replaced in memory.
import { createVitest } from 'vitest/node';

import { type Area, areas } from './areas.ts';

/** What the parent asks: run the tests as if `path` held `source`. */
export type Order = { path: string; source: string };
/** Whether a test has failed. */
export type Answer = { isNoticed: boolean };

let order: Order = { path: '', source: '' };

const replacing = {
  name: 'lilape-mutant',
  enforce: 'pre' as const,
  load: (id: string) => (id === order.path ? order.source : null),
};

const area = areas[process.argv[2] ?? ''] as Area;
const vitest = await createVitest(
  'test',
  {
    root: area.root,
    config: area.config ?? false,
    watch: false,
    pool: 'threads',
    // It goes by what lies on the disk.
    fsModuleCache: false,
    testTimeout: 30_000,
    reporters: [{}],
    ...(area.config === undefined && { include: ['**/*.test.ts'] }),
  },
  { plugins: [replacing], logLevel: 'silent', server: { watch: null } },
);
await vitest.standalone();
// Only files that were found once can be related to a source.
await vitest.globTestSpecifications();

/** Runs the tests that have to do with the file of an order. */
async function obey(next: Order): Promise<Answer> {
  // What was broken before is whole again.
  vitest.invalidateFile(order.path);
  order = next;
  vitest.invalidateFile(order.path);
  vitest.config.related = [order.path];
  const tests = await vitest.getRelevantTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  return { isNoticed: unhandledErrors.length > 0 || testModules.some((module) => !module.ok()) };
}

process.on('message', (next: Order) => void obey(next).then((answer) => process.send?.(answer)));
process.send?.('ready');
