// What is broken on purpose, and by whose tests that should be noticed.
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

export type Area = {
  /** The folder of the package, from the root of the project. */
  root: string;
  /** Its settings for Vitest, from there too; without, all `*.test.ts` beneath the folder. */
  config?: string;
  /** Patterns of the tests that are worth their time here, from the root of the package; without, all. */
  tests?: readonly string[];
  /** Patterns of its sources, from the root of the project. */
  sources: readonly string[];
};

export const projectRoot = resolve(import.meta.dirname, '../..');
const server = { root: 'packages/server', config: 'packages/server/vitest.config.ts' };
/** Without the long runs of crashes and reorganisations, which take minutes and notice what the others notice too. */
const chainTests = [
  'src/{chain,ledger}/**/*.test.ts',
  'src/watcher/{bell,deep-reorg,endpoint-set,endpoints,finalising,join,omissions,reading,standby,truth,wake,waker,watch}.test.ts',
];
const web = { root: 'packages/web', config: 'packages/web/vitest.config.ts' };

/** Sentences are not broken: no operator changes what they say. */
export const areas: Readonly<Record<string, Area>> = {
  domain: {
    root: 'packages/domain',
    sources: ['packages/domain/src/*.ts', 'packages/domain/src/{holders,presale,staking}/*.ts'],
  },
  limiter: {
    ...server,
    tests: ['src/http/*.test.ts', 'src/routes/http.test.ts'],
    sources: ['packages/server/src/http/limiter.ts'],
  },
  ledger: {
    ...server,
    tests: [
      ...chainTests,
      'src/routes/{holders,on-chain,purchase-history,reads,sale-history,stakes,staking-on-chain}.test.ts',
    ],
    sources: ['packages/server/src/ledger/**/*.ts'],
  },
  studio: {
    ...server,
    tests: ['src/studio/**/*.test.ts', 'src/routes/{studio,studio-publishing}.test.ts'],
    sources: ['packages/server/src/studio/**/*.ts', 'packages/server/src/outgoing.ts'],
  },
  watcher: { ...server, tests: chainTests, sources: ['packages/server/src/watcher/**/*.ts'] },
  flow: { ...web, sources: ['packages/web/src/chain/flow/*.ts'] },
};

/** The sources of an area, from the root of the project. */
export function sourcesOf({ sources }: Area): string[] {
  return globSync(sources as string[], { cwd: projectRoot })
    .map((path) => relative(projectRoot, resolve(projectRoot, path)))
    .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
    .toSorted();
}
