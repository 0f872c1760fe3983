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
  let isTroubled = false;
  const onListening = () => {
    if (isTroubled) log.info('ledger.listen.restored');
    isTroubled = false;
    onSignal();
  };
  while (!signal.aborted) {
    try {
      await listenOnce(url, { onListening, onSignal }, signal);
    } catch (error) {
      // Attempts follow each other fast: one line tells of the trouble, one of its end.
      if (!signal.aborted && !isTroubled) log.warn('ledger.listen.broken', { error });
      isTroubled = true;
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

type Heard = { readonly onListening: () => void; readonly onSignal: () => void };

/** Listens until the connection breaks or `signal` aborts; nothing of it stays behind. @throws always */
async function listenOnce(url: string, heard: Heard, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: PROBE_MS,
    keepAlive: true,
  });
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  const stop = () => breakOff(new Error('stopped'));
  signal.addEventListener('abort', stop, { once: true });
  client.on('error', breakOff);
  client.on('end', () => breakOff(new Error('the connection ended')));
  client.on('notification', heard.onSignal);
  let probing: NodeJS.Timeout | undefined;
  try {
    await Promise.race([client.connect().then(() => client.query(`listen ${CHANNEL}`)), broken]);
    heard.onListening();
    probing = setInterval(() => void client.query('select 1').catch(breakOff), PROBE_MS).unref();
    await broken;
  } finally {
    clearInterval(probing);
    signal.removeEventListener('abort', stop);
    void client.end().catch(() => undefined);
  }
}
