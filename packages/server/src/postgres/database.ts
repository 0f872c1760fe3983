// The database the server uses: the one that DATABASE_URL names, or the embedded one.
import { Client, Pool } from 'pg';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import { serverAddress } from '#postgres/postmaster.ts';

/** What reads need: a pool, a client or anything that answers `query`. */
export type Db = Pick<Pool, 'query'>;

export type Database = {
  readonly url: string;
  readonly pool: Pool;
  /** Id of the embedded server's process, or null where DATABASE_URL named a server. */
  serverPid(): number | null;
  /** Ends the pool and, if it was the embedded server's last user, the server. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres to use; nothing is started then. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded server, created if missing. */
  readonly dataDir: string;
  readonly log?: (sentence: string) => void;
  /** Gives up waiting for the embedded server. */
  readonly signal?: AbortSignal;
};

const DATABASE_NAME = 'lilape';
/** A visitor should be told soon that the database does not answer. */
const CONNECTION_TIMEOUT_MS = 3_000;

/** Opens the database; the pool survives the server going away and coming back. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const log = options.log ?? (() => undefined);
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    const pool = openPool(options.databaseUrl, log);
    return { url: options.databaseUrl, pool, serverPid: () => null, close: () => pool.end() };
  }
  const server = await startEmbeddedPostgres(options.dataDir, log, options.signal);
  const url = await ensureDatabase(server.port, server.password).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const pool = openPool(url, log);
  return {
    url,
    pool,
    serverPid: () => server.pid(),
    close: async () => {
      await pool.end();
      await server.close();
    },
  };
}

/** A pool on `url` whose idle connections may break without taking the process down. */
export function openPool(
  url: string,
  log: (sentence: string) => void,
  connectionTimeoutMillis = CONNECTION_TIMEOUT_MS,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis,
    query_timeout: 15_000,
    keepAlive: true,
  });
  // Without a listener, node exits when Postgres stops.
  pool.on('error', (error) => log(`A database connection broke: ${error.message}`));
  return pool;
}

async function ensureDatabase(port: number, password: string): Promise<string> {
  const client = new Client(serverAddress(port, password));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${DATABASE_NAME}`).catch((error: { code?: string }) => {
      // 42P04: it exists; 23505: another process is making it at this moment.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  } finally {
    await client.end();
  }
  return `postgresql://lilape:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}
