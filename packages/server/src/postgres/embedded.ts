// The embedded Postgres of one server process: owned, started, kept running, stopped.
import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresBinaries, postgresBinaries } from '#postgres/binaries.ts';
import { type Cluster, SHARED_DIR, openCluster } from '#postgres/cluster.ts';
import { ensureInitialised, keptPassword } from '#postgres/initialise.ts';
import { type OwnedByAnother, ownCluster } from '#postgres/owner.ts';
import { type Postmaster, endLeftover, startPostmaster, waitUntilReady } from '#postgres/postmaster.ts';
import { freePort } from '#postgres/probe-port.ts';
import { type Runner, postgresRunner } from '#postgres/runner.ts';
import { mayPass } from '#postgres/start-faults.ts';
import { StartError } from '#start-error.ts';

/** Where an embedded Postgres answers on 127.0.0.1, and the superuser's password. */
export type EmbeddedAddress = { readonly port: number; readonly password: string };

export type EmbeddedPostgres = EmbeddedAddress & {
  /** Id of the Postgres process at this moment. */
  pid(): number;
  /** Stops Postgres and gives its folder back. */
  close(): Promise<void>;
};

type Parts = {
  readonly cluster: Cluster;
  readonly binaries: PostgresBinaries;
  readonly runner: Runner;
  readonly password: string;
};

/** How long a start is tried again where what is in its way may pass. */
const PASSING_MS = 15_000;
const RETRY_MS = 100;

/**
 * Real Postgres under `dataDir`, listening on a random port of 127.0.0.1 with a random password. It belongs to this
 * process alone, which starts it again on the same port if it dies.
 * @throws OwnedByAnother where another process has the folder, StartError with what to do where Postgres cannot be started,
 * the reason of `signal` if that aborts before it is up
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const runner = await postgresRunner();
  const cluster = await openCluster(dataDir, runner);
  const ownership = await ownCluster(cluster);
  try {
    const binaries = await postgresBinaries(runner, SHARED_DIR);
    await endLeftover(cluster, signal);
    const password = await ensureInitialised(cluster, binaries, runner);
    const parts = { cluster, binaries, runner, password };
    const first = await startServer(parts, undefined, signal);
    try {
      await ownership.announce(first.port);
    } catch (error) {
      await first.stop();
      throw error;
    }
    const { pid, stop } = keepRunning(parts, first, log);
    const close = () => stop().finally(() => ownership.release());
    return { port: first.port, password, pid, close };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

/**
 * Where the Postgres of another process answers, for a command that runs beside it.
 * @throws StartError if it does not answer yet
 */
export async function addressBeside({ cluster, owner }: OwnedByAnother): Promise<EmbeddedAddress> {
  const password = await keptPassword(cluster);
  if (owner === null || owner.port === null || password === null)
    throw new StartError(`The server on ${cluster.root} is still starting: try again in a moment.`);
  return { port: owner.port, password };
}

/** A server that answers, on `port` or any free one. */
async function startServer(parts: Parts, port?: number, signal?: AbortSignal): Promise<Postmaster> {
  const { cluster, binaries, runner, password } = parts;
  const deadline = Date.now() + PASSING_MS;
  for (;;) {
    await endLeftover(cluster, signal);
    const server = await startPostmaster(cluster, binaries.postgres, runner, port ?? (await freePort()));
    try {
      await waitUntilReady(cluster, server, password, signal);
      return server;
    } catch (error) {
      await server.stop();
      if (!mayPass(error) || Date.now() > deadline) throw error;
      await wait(RETRY_MS, undefined, { signal });
    }
  }
}

/** Starts the server again whenever it has ended, until asked to stop it. */
function keepRunning(parts: Parts, first: Postmaster, log: (sentence: string) => void) {
  let server = first;
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  const restart = async () => {
    log('Postgres stopped. Starting it again.');
    try {
      server = await startServer(parts, first.port, stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) return;
      log((error as Error).message);
      await wait(RETRY_MS);
    }
  };
  const supervise = async () => {
    for (;;) {
      await Promise.race([server.ended, stopped]);
      if (stopping.signal.aborted) return;
      await restart();
    }
  };
  const supervised = supervise();
  return {
    pid: () => server.pid,
    stop: async () => {
      stopping.abort();
      await supervised;
      await server.stop();
    },
  };
}
