// The database's clock, which is the same for all processes.
import type { Db } from '#postgres/database.ts';

/** Unix milliseconds; within a transaction, of its beginning. */
export async function readNowMs(db: Db): Promise<number> {
  const { rows } = await db.query<{ ms: number }>('select (extract(epoch from now()) * 1000)::float8 as ms');
  return Math.floor(rows[0]?.ms ?? Number.NaN);
}
