// A pool of a process that ends in the middle of its work, as a kill or a power cut would end it.
import type { Pool, PoolClient } from 'pg';

export class Killed extends Error {}

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * The pool in a process that ends at its `last` statement: just before that arrives, or just after it was carried out
 * and before anybody here knows. What it does from then on fails with `Killed`.
 */
export function mortalPool(pool: Pool, last: number, isAfter: boolean): Pick<Pool, 'connect' | 'query'> {
  let steps = 0;
  const mortal =
    (query: Query): Query =>
    async (...args) => {
      steps += 1;
      if (steps > last || (steps === last && !isAfter)) throw new Killed();
      const answer = await query(...args);
      if (steps === last) throw new Killed();
      return answer;
    };
  const connect = async () => {
    const client = await pool.connect();
    return {
      query: mortal(client.query.bind(client) as Query),
      on: client.on.bind(client),
      off: client.off.bind(client),
      // The connection of a process that is gone is closed, whatever was begun on it.
      release: (isBroken?: boolean) => client.release(isBroken === true || steps >= last),
    } as unknown as PoolClient;
  };
  return { connect, query: mortal(pool.query.bind(pool) as Query) } as unknown as Pick<
    Pool,
    'connect' | 'query'
  >;
}
