// Starts the run's one Postgres server and tells the test files where it is.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#postgres/database.ts';
import { prepareTemplate } from '#testing/fresh-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Vitest's global set-up; the returned function is its tear-down. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-test-'));
  // Root's Postgres runs as another user, who must get in, so that nothing is left outside this folder.
  await chmod(dataDir, 0o755);
  const database = await openDatabase({ dataDir });
  await prepareTemplate(database.url);
  project.provide('postgresUrl', database.url);
  return async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
}
