// The admin password that the database keeps: set once by ADMIN_PASSWORD or by the command, as its hash alone.
import type { Pool } from 'pg';
import { noteAction } from '#admin/actions.ts';
import { hashPassword, isPassword, parsePasswordHash } from '#admin/password.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';

/** The text of the hash; null where none was set. */
export async function readKeptHash(db: Db): Promise<string | null> {
  const { rows } = await db.query<{ hash: string }>('select hash from app.admin_password');
  return rows[0]?.hash ?? null;
}

/** What became of a password that a setting named. */
export type FirstPassword = 'kept' | 'known' | 'other';

/**
 * Keeps the hash of the first password that is ever named; of processes that start together one does. Later ones change
 * nothing: `known` if it is the same, `other` if the database keeps another.
 */
export async function keepFirstPassword(
  pool: Pick<Pool, 'query' | 'connect'>,
  password: string,
): Promise<FirstPassword> {
  const known = parsePasswordHash((await readKeptHash(pool)) ?? '');
  if (known !== null) return (await isPassword(password, known)) ? 'known' : 'other';
  const hash = await hashPassword(password);
  const isFirst = await inOneGo(pool, async (db) => {
    const { rowCount } = await db.query(
      'insert into app.admin_password (hash) values ($1) on conflict do nothing',
      [hash],
    );
    if (rowCount === 0) return false;
    await noteAction(db, { action: 'password-set', session: null, client: null, detail: { by: 'setting' } });
    return true;
  });
  return isFirst ? 'kept' : keepFirstPassword(pool, password);
}

/** Keeps the hash of another password in place of the one before, whose sessions are over from then on. */
export async function replacePassword(pool: Pick<Pool, 'connect'>, hash: string): Promise<void> {
  await inOneGo(pool, async (db) => {
    await noteAction(db, { action: 'password-set', session: null, client: null, detail: { by: 'command' } });
    await db.query(
      `insert into app.admin_password (hash) values ($1)
       on conflict (one) do update set hash = excluded.hash, set_at = now()`,
      [hash],
    );
  });
}
