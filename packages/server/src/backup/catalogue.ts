// What the database's own catalogue says: tables, their columns in order, their keys, sequences.
import type { Db } from '#postgres/database.ts';

/** Schemas that are ours. */
const OURS = `not like 'pg\\_%' and n.nspname <> 'information_schema'`;

/** Every table there is, as schema.name. */
export async function readTables(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm', 'f') and n.nspname ${OURS} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** The columns of a table that hold data of their own, in order, and those of its primary key. */
export async function readColumns(db: Db, table: string): Promise<{ columns: string[]; key: string[] }> {
  const { rows } = await db.query<{ columns: string[]; key: string[] }>(
    `select
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       coalesce((select array_agg(a.attname::text order by k.place)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = $1::regclass and i.indisprimary), '{}') as key`,
    [table],
  );
  return rows[0] ?? { columns: [], key: [] };
}

/** Every sequence, with the last number that it gave; null: none yet. */
export async function readSequences(db: Db): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await db.query<{ name: string; last: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
     where schemaname in ('app', 'watch') order by 1`,
  );
  return rows;
}

/** The migrations that were applied, in order. */
export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from public.migrations order by name');
  return rows.map(({ name }) => name);
}
