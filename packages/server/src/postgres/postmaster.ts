// One running Postgres server: found by its pid file, started, waited for, stopped.
import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, SUPERUSER } from '#postgres/cluster.ts';
import { probePort } from '#postgres/probe-port.ts';
import { isRunning } from '#postgres/process-mark.ts';
import type { Runner } from '#postgres/runner.ts';
import { refusalFault, startFault } from '#postgres/start-faults.ts';

export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Where its own lines begin in the log, characters. */
  readonly logFrom?: number;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '32MB',
  wal_buffers: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '512MB',
  // No replica reads this log, so only what a crash needs is written to it.
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
  log_min_messages: 'warning',
};

/** The server that holds the cluster's data folder, or null. A pid file whose number another program now has is stale. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const text = await readFile(path.join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  if (pid === undefined || !(pid > 0) || !isRunning(pid) || !isOurs(pid, cluster)) return null;
  return { pid, port: port ?? 0 };
}

function isOurs(pid: number, cluster: Cluster): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster.data);
  } catch {
    // No /proc on this system: trust the pid file.
    return process.platform !== 'linux';
  }
}

/**
 * Takes the pid file of a dead server away only where another program has its number by now, since Postgres would take
 * that for a server. Otherwise the file stays: with it Postgres finds out whether a child of the dead server still runs.
 */
async function clearReusedPid(cluster: Cluster): Promise<void> {
  const file = path.join(cluster.data, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid > 0 && isRunning(pid) && !isOurs(pid, cluster)) await rm(file, { force: true });
}

/** Starts a server on `port`, or a free one if 0. Call under the cluster's lock, with no server running. */
export async function startPostmaster(
  cluster: Cluster,
  program: string,
  runner: Runner,
  port: number,
): Promise<Postmaster> {
  await clearReusedPid(cluster);
  const chosen = port === 0 ? await probePort(0) : port;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFrom = (await readFile(cluster.log, 'utf8').catch(() => '')).length;
  const log = await open(cluster.log, 'a', 0o600);
  // Detached, with its own log: it outlives us, so that a signal to our group or our death cannot cut it short.
  const child = spawn(program, ['-D', cluster.data, '-p', String(chosen), ...settings], {
    ...runner,
    cwd: cluster.data,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const failed = new Promise<never>((_, reject) => child.on('error', reject));
  failed.catch(() => undefined);
  child.unref();
  await log.close();
  if (child.pid === undefined) return failed;
  return { pid: child.pid, port: chosen, logFrom };
}

/**
 * Waits until the server answers.
 * @throws StartError with what to do if it stops instead, refuses us or takes over a minute, the reason of `signal` if that aborts
 */
export async function waitUntilReady(
  cluster: Cluster,
  server: Postmaster,
  password: string,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (!isRunning(server.pid)) break;
    const code = await knock(server.port, password);
    if (code === null) return;
    const refusal = refusalFault(cluster, code);
    if (refusal !== undefined) throw refusal;
    await wait(20);
  }
  const said = (await readFile(cluster.log, 'utf8').catch(() => '')).slice(server.logFrom ?? 0);
  throw startFault(cluster, said);
}

async function knock(port: number, password: string): Promise<string | null> {
  const client = new Client({ ...serverAddress(port, password), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unreachable';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connection settings of the cluster's maintenance database. */
export function serverAddress(port: number, password: string) {
  return { host: '127.0.0.1', port, user: SUPERUSER, password, database: 'postgres' };
}

/** Stops the server and waits for it: sessions are ended, what was committed is on disk. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  try {
    process.kill(server.pid, 'SIGINT');
  } catch {
    return;
  }
  while (isRunning(server.pid)) await wait(10);
}
