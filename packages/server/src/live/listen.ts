// Hears of new ledger versions: LISTEN on a connection of its own, opened again whenever it breaks.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '#log.ts';

const CHANNEL = 'ledger';
const RETRY_MS = 250;
/** A connection that does not answer a question in this time is taken for dead. */
const PROBE_MS = 5_000;

export type Listener = { stop(): Promise<void> };

/**
 * Calls `onSignal` at each notification of the ledger's channel, and whenever the connection was made (again), since
 * versions may have passed unheard. A connection that hangs is noticed by a question every 5 s.
 */
export function listenToLedger(databaseUrl: string, onSignal: () => void, log: Log): Listener {
  const stopping = new AbortController();
  const done = keepListening(databaseUrl, onSignal, log, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function keepListening(
  url: string,
  onSignal: () => void,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(url, onSignal, signal);
    } catch (error) {
      if (!signal.aborted) log.warn('ledger.listen.broken', { error });
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function listenOnce(url: string, onSignal: () => void, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: PROBE_MS,
    keepAlive: true,
  });
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
  });
  broken.catch(() => undefined);
  client.on('notification', onSignal);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onSignal();
    for (;;) {
      await Promise.race([broken, wait(PROBE_MS, undefined, { ref: false })]);
      await client.query('select 1');
    }
  } finally {
    void client.end().catch(() => undefined);
  }
}
