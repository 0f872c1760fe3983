// Waits for the database and brings it to the newest schema; one that will never let us in ends the start.
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#log.ts';
import type { Database } from '#postgres/database.ts';
import { migrate } from '#postgres/migrate.ts';
import { StartError } from '#start-error.ts';

const RETRY_MS = 1_000;
/** Postgres’ code for it. */
const TOO_MANY_CONNECTIONS = '53300';

/** What only an operator can mend, by Postgres' code or the class that it begins with. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28': 'The database refuses the user or password of DATABASE_URL: correct them.',
  '3D000': 'There is no database of the name in DATABASE_URL: create it, or correct the name.',
  '42501':
    'The user of DATABASE_URL may not do what is needed there: run “npm run migrate -- --grant <user>” as the owner of the database, then start again.',
  '53100': 'The disk that holds the database is full: make room on it, then start again.',
};

/**
 * Migrates as soon as the database answers, or gives up when `signal` aborts.
 * @throws StartError where waiting cannot help
 */
export async function prepareDatabase({ pool }: Pick<Database, 'pool'>, log: Log, signal: AbortSignal) {
  let isReported = false;
  while (!signal.aborted) {
    try {
      await migrate(pool);
      return;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== undefined) throw new StartError(refusal, { cause: error });
      if (!isReported) log.warn('database.not-ready', { error, ...sentenceOf(error) });
      isReported = true;
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** What passes by itself where others leave, and else only where somebody makes room. */
function sentenceOf(error: unknown): { sentence?: string } {
  if ((error as { code?: string }).code !== TOO_MANY_CONNECTIONS) return {};
  return {
    sentence:
      'The database has no connection left (53300): raise its max_connections, or lower DATABASE_POOL of the other processes.',
  };
}

function refusalOf(error: unknown): string | undefined {
  const { code = '' } = error as { code?: string };
  return REFUSALS[code] ?? REFUSALS[code.slice(0, 2)];
}
