import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// The page's language settings are looked for in the working folder, which here is the root.
process.env['LINGUI_CONFIG'] ??= resolve(import.meta.dirname, 'packages/web/lingui.config.ts');

// One project a package: `domain`, `wire`, `art`, `game`, `web`, `build` and `scripts` are the unit tests of
// `npm run check`; `contracts`, `server`, `server-mocks` and `stack` need a local chain or Postgres, or are of such a package, and run in `npm test`.
const unit = (name: string, folder = `packages/${name}`) => ({
  extends: true as const,
  test: {
    name,
    root: folder,
    // Otherwise a machine of two cores runs one file at a time.
    maxWorkers: '100%',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'stack-tests/**'],
    // A ceiling for a busy machine.
    testTimeout: 60_000,
  },
});

/** Files that take longest on a clean clone: begun last, each would run alone at the end. */
const LONG = [
  'watcher/crashes',
  'stack-tests/draw',
  'stack-tests/lab',
  'posts/send-messages',
  'watcher/reorgs',
  'watcher/standby',
  'server/src/start-up',
  'watcher/omissions',
  'routes/openapi-fuzz',
  'routes/studio-publishing',
  'routes/posts-on-chain',
  'stack-tests/',
].map((name) => new RegExp(`${name}.*\\.test\\.ts$`));

/** Where a file stands in that list; behind it where it does not. */
function placeOf({ moduleId }: TestSpecification): number {
  const at = LONG.findIndex((name) => name.test(moduleId));
  return at < 0 ? LONG.length : at;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** Its modules keep no state, so a worker loads them once for all files. */
const pure = (name: string, folder?: string) => {
  const project = unit(name, folder);
  return { ...project, test: { ...project.test, isolate: false } };
};

/**
 * They are also what Node can load itself, at the speed that they have in life: as Vite rewrites them, each use of an import is
 * a look-up (decision 160 "what Node loads itself").
 */
const native = (name: string, folder?: string) => {
  const project = pure(name, folder);
  return { ...project, test: { ...project.test, experimental: { viteModuleRunner: false } } };
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      pure('domain'),
      native('wire'),
      native('events'),
      native('verify'),
      native('art'),
      native('game'),
      native('scripts', 'scripts'),
      'packages/web/vitest.config.ts',
      'packages/web/vitest.build.config.ts',
      'packages/server/vitest.config.ts',
      'packages/server/vitest.mocks.config.ts',
      'packages/contracts/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'stack',
          root: 'scripts',
          include: ['stack-tests/**/*.test.ts'],
          // Each test starts and kills the whole product: ceilings for a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Most of the time is waiting: of two cores a third test uses what two leave.
          maxWorkers: 3,
        },
      },
    ],
  },
});
