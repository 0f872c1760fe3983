// Rows of a long answer, a batch at a time, all as the database was at one moment.
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import type { Db } from '#postgres/database.ts';

export type Moment = {
  /** Reads at the moment. */
  readonly db: Db;
  /** The rows of `sql`, at most `size` at a time; one such answer at once. */
  batches<Row extends QueryResultRow>(sql: string, size: number): AsyncGenerator<Row[], void, void>;
  /** Gives the connection back; the same twice does nothing. */
  end(): Promise<void>;
};

/** Opens a moment on a connection of the pool. Whoever opens one ends it: until then the connection is theirs. */
export async function openMoment(pool: Pick<Pool, 'connect'>): Promise<Moment> {
  const client = await pool.connect();
  // A client that is out of the pool has no listener of the pool's, and an error without one ends the process.
  client.on('error', ignore);
  try {
    await client.query('begin isolation level repeatable read read only');
  } catch (error) {
    client.release(true);
    throw error;
  }
  let isOpen = true;
  return {
    db: client,
    async *batches<Row extends QueryResultRow>(sql: string, size: number) {
      await client.query(`declare batches no scroll cursor for ${sql}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${size} from batches`);
        if (rows.length > 0) yield rows;
        if (rows.length < size) break;
      }
      await client.query('close batches');
    },
    async end() {
      if (!isOpen) return;
      isOpen = false;
      await giveBack(client);
    },
  };
}

/** What was only read is rolled back; a connection that does not even do that is closed. */
async function giveBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.off('error', ignore);
    client.release();
  } catch {
    client.release(true);
  }
}

/** The query at hand fails with the same error. */
const ignore = (): void => undefined;
