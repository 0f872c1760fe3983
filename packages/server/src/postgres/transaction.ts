// All or nothing on one connection.
import type { ClientBase } from 'pg';

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
