// Brings the database to the newest schema: every SQL file of `migrations/`, in order, once.
import { readFile, readdir } from 'node:fs/promises';
import type { ClientBase, Pool } from 'pg';
import { LOCKS } from '#postgres/locks.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Out of the pool a client has no listener, and an error without one ends the process; the query at hand fails with it. */
const ignore = (): void => undefined;

/**
 * Applies what is missing, all or nothing; processes that start together wait for each other. Whoever finds nothing missing
 * needs no right to change the schema.
 */
export async function migrate(pool: Pick<Pool, 'connect'>): Promise<void> {
  const client = await pool.connect();
  client.on('error', ignore);
  try {
    await client.query('begin');
    if (!(await isNewest(client))) await applyMigrations(client);
    await client.query('commit');
    client.off('error', ignore);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The names of all migrations, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
}

/** Whether every migration was applied. */
async function isNewest(client: ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `select to_regclass('public.migrations') is not null as found`,
  );
  if (tables[0]?.found !== true) return false;
  const applied = await appliedNames(client);
  return (await migrationNames()).every((name) => applied.has(name));
}

/** What was applied, where the table of it is there. */
async function appliedNames(client: ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>('select name from public.migrations');
  return new Set(rows.map(({ name }) => name));
}

/** Applies what is missing of `only`, all unless given, in the transaction that is open on `client`. */
export async function applyMigrations(client: ClientBase, only?: readonly string[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrate]);
  await client.query(
    'create table if not exists public.migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await appliedNames(client);
  const names = (await migrationNames()).filter((name) => only === undefined || only.includes(name));
  for (const name of names.filter((name) => !applied.has(name))) {
    await client.query(await readFile(new URL(name, FOLDER), 'utf8'));
    await client.query('insert into public.migrations (name) values ($1)', [name]);
  }
}
