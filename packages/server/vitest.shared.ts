// What both kinds of this package's tests have in common, and which files are of which kind.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that put something in a module's place: each needs modules of its own. */
export const MOCKING = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('),
);

export const shared = {
  root: import.meta.dirname,
  // Ceilings for a busy machine.
  testTimeout: 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // A test often waits for its chain or for Postgres: of two cores a third test uses what two leave.
  maxWorkers: 3,
};
