// A fresh database for a test file, on the run's one embedded server.
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { migrate } from '#ledger/migrate.ts';
import { openPool } from '#postgres/database.ts';

export type TestDatabase = { readonly url: string; readonly pool: Pool; drop(): Promise<void> };

/** A new, migrated database of its own. Call `drop` in `afterAll`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, () => undefined);
  await migrate(pool);
  return {
    pool,
    url: url.href,
    drop: async () => {
      await pool.end();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
