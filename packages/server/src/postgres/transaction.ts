// All or nothing on one connection.
import type { ClientBase, Pool } from 'pg';
import type { Db } from '#postgres/database.ts';

/** Runs `work` between BEGIN and COMMIT; whatever it throws rolls everything back and is thrown on. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // On a broken connection the server rolls back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs the reads of `work` on one connection of the pool; all see the database as it was at one moment. */
export async function atOneMoment<T>(pool: Pick<Pool, 'connect'>, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A client that is out of the pool has no listener of the pool's, and an error without one ends the process.
  client.on('error', ignore);
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await work(client);
    await client.query('commit');
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Runs `work` as one transaction on a connection of the pool; whatever it throws rolls everything back and is thrown on. */
export async function inOneGo<T>(
  pool: Pick<Pool, 'connect'>,
  work: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  client.on('error', ignore);
  try {
    const result = await inTransaction(client, () => work(client));
    client.off('error', ignore);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The query at hand fails with the same error. */
const ignore = (): void => undefined;
