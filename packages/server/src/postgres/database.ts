// The database the server uses: the one that DATABASE_URL names, or the embedded one.
import { Client, Pool } from 'pg';
import { type EmbeddedAddress, addressBeside, startEmbeddedPostgres } from '#postgres/embedded.ts';
import { SUPERUSER } from '#postgres/initialise.ts';
import { OwnedByAnother } from '#postgres/owner.ts';
import { serverAddress } from '#postgres/postmaster.ts';

/** What reads need: a pool, a client or anything that answers `query`. */
export type Db = Pick<Pool, 'query'>;

export type Database = {
  readonly url: string;
  readonly pool: Pool;
  /** Id of the embedded server's process, or null where it is not ours. */
  serverPid(): number | null;
  /** Ends the pool and the embedded server, if that is ours. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A Postgres to use; nothing is started then. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded server, created if missing. */
  readonly dataDir: string;
  /** Connections of the pool, at most. */
  readonly connections?: number;
  readonly log?: (sentence: string) => void;
  /** Gives up waiting for the embedded server. */
  readonly signal?: AbortSignal;
};

const DATABASE_NAME = 'lilape';
const ALREADY_THERE = '42P04';
/** A visitor should soon hear that the database does not answer. */
const CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 15_000;

const silent = () => undefined;

/**
 * Opens the database; the pool survives the server going away and coming back.
 * @throws OwnedByAnother where another process has the embedded database, StartError where it cannot be started
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log = silent, signal, connections } = options;
  if (databaseUrl !== undefined && databaseUrl !== '') return connectTo(databaseUrl, log, connections);
  const server = await startEmbeddedPostgres(dataDir, log, signal);
  const url = urlOf(server);
  await ensureDatabase(server).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const pool = openPool(url, log, { connections });
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

/**
 * Opens the database for a command: beside the server that has the embedded one, as a mere client of it, or else for as
 * long as the command takes.
 */
export async function openDatabaseBeside(options: DatabaseOptions): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof OwnedByAnother)) throw error;
    return connectTo(urlOf(await addressBeside(error)), options.log ?? silent);
  }
}

function connectTo(url: string, log: (sentence: string) => void, connections?: number): Database {
  const pool = openPool(url, log, { connections });
  return { url, pool, serverPid: () => null, close: () => pool.end() };
}

/** A pool on `url` whose idle connections may break without taking the process down. */
export function openPool(
  url: string,
  log: (sentence: string) => void,
  {
    connections = CONNECTIONS,
    timeoutMs = CONNECTION_TIMEOUT_MS,
    queryMs = QUERY_TIMEOUT_MS,
  }: {
    readonly connections?: number | undefined;
    readonly timeoutMs?: number;
    readonly queryMs?: number;
  } = {},
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: queryMs,
    keepAlive: true,
  });
  // Without a listener, node exits when Postgres stops.
  pool.on('error', (error) => log(`A database connection broke: ${error.message}`));
  return pool;
}

async function ensureDatabase({ port, password }: EmbeddedAddress): Promise<void> {
  const client = new Client(serverAddress(port, password));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`create database ${DATABASE_NAME}`).catch((error: { code?: string }) => {
      if (error.code !== ALREADY_THERE) throw error;
    });
  } finally {
    await client.end();
  }
}

const urlOf = ({ port, password }: EmbeddedAddress) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
