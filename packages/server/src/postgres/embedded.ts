// Supervisor of the embedded Postgres: makes it, starts or joins it, revives it, and stops it with its last user.
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type PostgresBinaries, postgresBinaries } from '#postgres/binaries.ts';
import {
  type Cluster,
  SHARED_DIR,
  clusterPassword,
  ensureInitialised,
  openCluster,
} from '#postgres/cluster.ts';
import { withFolderLock } from '#postgres/folder-lock.ts';
import { findPostmaster, startPostmaster, stopPostmaster, waitUntilReady } from '#postgres/postmaster.ts';
import { isMarkAlive, isRunning, processMark } from '#postgres/process-mark.ts';
import { type Runner, postgresRunner } from '#postgres/runner.ts';

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
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: (sentence: string) => void,
): Promise<EmbeddedPostgres> {
  const runner = await postgresRunner();
  const cluster = await openCluster(dataDir, runner);
  const parts = { cluster, runner, binaries: await postgresBinaries(runner, SHARED_DIR) };
  const ours = path.join(cluster.users, `${processMark(process.pid)}-${Date.now()}-${Math.random()}`);
  const opened = await withFolderLock(cluster.lock, async () => {
    await writeFile(ours, '');
    await ensureInitialised(cluster, parts.binaries, runner);
    const password = await clusterPassword(cluster, runner);
    return { password, server: await joinOrStart(parts, 0, password) };
  });
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
      await withFolderLock(cluster.lock, () => leave(cluster, ours));
    },
  };
}

/** Starting fails for a moment after a crash, until the dead server's last children have gone. */
async function joinOrStart({ cluster, binaries, runner }: Parts, port: number, password: string) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const found = await findPostmaster(cluster);
    const server = found ?? (await startPostmaster(cluster, binaries.postgres, runner, port));
    try {
      await waitUntilReady(cluster, server, password);
      return server;
    } catch (error) {
      if (isRunning(server.pid) || Date.now() > deadline) throw error;
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

async function leave(cluster: Cluster, ours: string): Promise<void> {
  await rm(ours, { force: true });
  for (const user of await readdir(cluster.users)) {
    if (isMarkAlive(user.split('-').slice(0, 2).join('-'))) return;
    await rm(path.join(cluster.users, user), { force: true });
  }
  const server = await findPostmaster(cluster);
  if (server !== null) await stopPostmaster(server);
}
