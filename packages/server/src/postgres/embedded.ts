// Supervisor of the embedded Postgres: makes it, starts or joins it, revives it, and stops it with its last user.
import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresBinaries, postgresBinaries } from '#postgres/binaries.ts';
import { type Cluster, SHARED_DIR, ensureInitialised, openCluster } from '#postgres/cluster.ts';
import { withFolderLock } from '#postgres/folder-lock.ts';
import { findPostmaster, startPostmaster, stopPostmaster, waitUntilReady } from '#postgres/postmaster.ts';
import { keepPassword } from '#postgres/password.ts';
import { isRunning } from '#postgres/process-mark.ts';
import { type Runner, postgresRunner } from '#postgres/runner.ts';
import { mayPass } from '#postgres/start-faults.ts';
import { addUser, hasUsers, refuseStrangers } from '#postgres/users.ts';

export type EmbeddedPostgres = {
  readonly port: number;
  readonly password: string;
  /** Id of the server process at this moment. */
  pid(): number;
  /** Leaves the server; the last process to leave stops it. */
  close(): Promise<void>;
};

type Parts = { cluster: Cluster; binaries: PostgresBinaries; runner: Runner };

const WATCH_MS = 100;

/**
 * Real Postgres under `dataDir`, listening on a random port of 127.0.0.1 with a random password. A server that already
 * runs there (another role, or one left by a process that was killed) is joined. While open, a server that dies is
 * started again on the same port.
 * @throws StartError with what to do where it cannot be started, the reason of `signal` if that aborts before it is up
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const runner = await postgresRunner();
  const cluster = await openCluster(dataDir, runner);
  const parts = { cluster, runner, binaries: await postgresBinaries(runner, SHARED_DIR) };
  const opened = await withFolderLock(cluster.lock, () => open(parts, signal), signal);
  let server = opened.server;
  const leaving = new AbortController();
  const watching = superviseUntil(leaving.signal, async () => {
    if (isRunning(server.pid)) return;
    log('Postgres stopped. Starting it again.');
    server = await withFolderLock(cluster.lock, () => joinOrStart(parts, server.port, opened.password));
  });
  return {
    port: server.port,
    password: opened.password,
    pid: () => server.pid,
    close: async () => {
      leaving.abort();
      await watching;
      await withFolderLock(cluster.lock, async () => {
        await opened.user.leave();
        await stopIfUnused(cluster);
      });
    },
  };
}

async function open(parts: Parts, signal: AbortSignal | undefined) {
  const { cluster, binaries, runner } = parts;
  await refuseStrangers(cluster, signal);
  const user = await addUser(cluster);
  try {
    await ensureInitialised(cluster, binaries, runner);
    const password = await keepPassword(cluster, binaries, runner);
    return { user, password, server: await joinOrStart(parts, 0, password, signal) };
  } catch (error) {
    await user.leave();
    await stopIfUnused(cluster);
    throw error;
  }
}

/** Starting fails for a moment after a crash, until the dead server's last children have gone. */
async function joinOrStart(
  { cluster, binaries, runner }: Parts,
  port: number,
  password: string,
  signal?: AbortSignal,
) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const found = await findPostmaster(cluster);
    const server = found ?? (await startPostmaster(cluster, binaries.postgres, runner, port));
    try {
      await waitUntilReady(cluster, server, password, signal);
      return server;
    } catch (error) {
      if (signal?.aborted === true || isRunning(server.pid) || !mayPass(error) || Date.now() > deadline)
        throw error;
      await wait(100);
    }
  }
}

async function superviseUntil(signal: AbortSignal, check: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await wait(WATCH_MS, undefined, { signal, ref: false }).catch(() => undefined);
    // A failed revival is tried again: its sentence is in the server's own log.
    if (!signal.aborted) await check().catch(() => undefined);
  }
}

/** Call under the cluster's lock. */
async function stopIfUnused(cluster: Cluster): Promise<void> {
  if (await hasUsers(cluster)) return;
  const server = await findPostmaster(cluster);
  if (server !== null) await stopPostmaster(server);
}
