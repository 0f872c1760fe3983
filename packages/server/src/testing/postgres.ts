// A fresh database for a test file, on the run's one embedded server.
import { inject } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '#testing/fresh-database.ts';

export type TestDatabase = FreshDatabase;

/** A new, migrated database of its own. Call `drop` in `afterAll`. */
export function openTestDatabase(): Promise<TestDatabase> {
  return openFreshDatabase(inject('postgresUrl'));
}
