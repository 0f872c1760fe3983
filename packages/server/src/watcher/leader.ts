// One watcher writes at a time: the one whose database session holds the advisory lock.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { LOCKS } from '#postgres/locks.ts';

/** The session that holds the lock. Everything is written through it, so that losing it ends the writing too. */
export type LeaderSession = {
  /** Runs `work` alone on the session's connection. */
  run<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Whether the session broke or a piece of work failed on it: it must be left, and what was in memory forgotten. */
  hasFailed(): boolean;
  close(): Promise<void>;
};

const STANDBY_POLL_MS = 50;

/**
 * Waits until this process may write and returns its session, or null once `signal` is aborted. A leader that says
 * nothing for `silenceMs` (stopped, or cut off) loses its session, and with it the lock.
 * @throws pg's errors where the database cannot be reached
 */
export async function waitToLead(
  databaseUrl: string,
  signal: AbortSignal,
  silenceMs: number,
): Promise<LeaderSession | null> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3_000,
    query_timeout: 30_000,
    keepAlive: true,
    application_name: 'lilape-watcher',
  });
  let failed = false;
  client.on('error', () => (failed = true));
  client.on('end', () => (failed = true));
  try {
    await client.connect();
    await client.query(
      `select set_config('idle_session_timeout', $1, false),
        set_config('idle_in_transaction_session_timeout', $1, false),
        set_config('statement_timeout', '25000', false)`,
      [String(silenceMs)],
    );
    while (!signal.aborted && !(await tryLock(client))) {
      await wait(STANDBY_POLL_MS, undefined, { signal }).catch(() => undefined);
    }
    if (!signal.aborted) return session(client, silenceMs, () => failed);
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    LOCKS.lead,
  ]);
  return rows[0]?.locked === true;
}

function session(client: Client, silenceMs: number, isBroken: () => boolean): LeaderSession {
  let failed = false;
  let running = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const run = <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    running++;
    const result = queue.then(() => work(client));
    queue = result.catch(() => (failed = true)).finally(() => running--);
    return result;
  };
  const heartbeat = setInterval(() => {
    if (running === 0 && !failed && !isBroken()) run((c) => c.query('select 1')).catch(() => undefined);
  }, silenceMs / 4);
  return {
    run,
    hasFailed: () => failed || isBroken(),
    close: async () => {
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
    },
  };
}
