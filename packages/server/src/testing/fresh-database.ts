// A new, migrated database on a running server.
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { migrate } from '#postgres/migrate.ts';
import { openPool } from '#postgres/database.ts';

export type FreshDatabase = { readonly url: string; readonly pool: Pool; drop(): Promise<void> };

/** Migrated once; the others of a run are copies of it. */
const TEMPLATE = 'test_template';
const NO_SUCH_DATABASE = '3D000';
/** Ceilings for a busy machine. */
const PATIENCE = { timeoutMs: 60_000, queryMs: 120_000 };

/** Makes what the fresh databases of this server are copied from. Nobody may be connected to it while one is. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `create database ${TEMPLATE}`);
  const pool = openPool(urlOf(serverUrl, TEMPLATE), () => undefined, PATIENCE);
  await migrate(pool);
  await pool.end();
}

/** Creates a database with a name of its own beside the one that `serverUrl` names: a copy of the template, where there is one. */
export async function openFreshDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const isCopy = await copyTemplate(serverUrl, name);
  const url = urlOf(serverUrl, name);
  const pool = openPool(url, () => undefined, PATIENCE);
  if (!isCopy) await migrate(pool);
  return {
    pool,
    url,
    drop: async () => {
      await pool.end();
      await runOn(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** Whether there was a template; without one the new database is empty. A server of a test's own has none. */
async function copyTemplate(serverUrl: string, name: string): Promise<boolean> {
  try {
    await runOn(serverUrl, `create database ${name} template ${TEMPLATE}`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== NO_SUCH_DATABASE) throw error;
    await runOn(serverUrl, `create database ${name}`);
    return false;
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
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
