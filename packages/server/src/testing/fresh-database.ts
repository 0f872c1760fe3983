// A new, migrated database on a running server.
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { migrate } from '#postgres/migrate.ts';
import { openPool } from '#postgres/database.ts';

export type FreshDatabase = { readonly url: string; readonly pool: Pool; drop(): Promise<void> };

/** Creates a database with a name of its own beside the one that `serverUrl` names. */
export async function openFreshDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, () => undefined, 30_000);
  await migrate(pool);
  return {
    pool,
    url: url.href,
    drop: async () => {
      await pool.end();
      await runOn(serverUrl, `drop database ${name} with (force)`);
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
