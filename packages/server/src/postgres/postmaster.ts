// One Postgres server as a child of this process: started, waited for, stopped; and one that a killed process left behind.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Cluster } from '#postgres/cluster.ts';
import { SUPERUSER } from '#postgres/initialise.ts';
import type { Runner } from '#postgres/runner.ts';
import { heldFault, refusalFault, startFault } from '#postgres/start-faults.ts';

export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Resolves once it has ended, however it ended. */
  readonly ended: Promise<unknown>;
  hasEnded(): boolean;
  /** Ends all sessions, puts what was committed on disk and waits until it has ended. */
  stop(): Promise<void>;
  /** What it has written to its log. */
  said(): Promise<string>;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
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

/** How long a server may take to start, or to end, milliseconds. */
const READY_MS = 60_000;

/** Starts a server on `port`. Call as the cluster's owner, after `endLeftover`. */
export async function startPostmaster(
  cluster: Cluster,
  program: string,
  runner: Runner,
  port: number,
): Promise<Postmaster> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(cluster.log, 'a', 0o600);
  const { size: saidBefore } = await log.stat();
  // Detached, with its own log: a signal to our group or our death cannot cut it short.
  const child = spawn(program, [...folderArgs(cluster), '-p', String(port), ...settings], {
    ...runner,
    cwd: cluster.data,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = once(child, 'exit');
  ended.catch(() => undefined);
  try {
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  child.unref();
  return {
    pid: child.pid ?? 0,
    port,
    ended,
    hasEnded: () => hasEnded(child),
    stop: async () => {
      // Otherwise a process with nothing else to do would end before it.
      child.ref();
      child.kill('SIGINT');
      await ended;
    },
    said: async () => (await readFile(cluster.log)).subarray(saidBefore).toString(),
  };
}

const folderArgs = (cluster: Cluster) => ['-D', cluster.data];
const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/**
 * Waits until the server answers.
 * @throws StartError with what to do if it ends instead, refuses us or takes over a minute, the reason of `signal` if that aborts
 */
export async function waitUntilReady(
  cluster: Cluster,
  server: Postmaster,
  password: string,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline && !server.hasEnded()) {
    signal?.throwIfAborted();
    const code = await knock(server.port, password);
    if (code === null) return;
    const refusal = refusalFault(cluster, code);
    if (refusal !== undefined) throw refusal;
    await wait(20);
  }
  throw startFault(cluster, await server.said());
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

/**
 * Stops the server that a killed owner left running, if any. A pid file without a server is taken away: another program
 * may have its number by now, and Postgres would take that for a server. Whether a child of a dead server still runs,
 * Postgres finds out by its shared memory, with or without the file. Call as the cluster's owner.
 * @throws StartError where it may not be stopped or does not end within a minute, the reason of `signal` if that aborts
 */
export async function endLeftover(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  const pid = Number.parseInt(await readFile(cluster.pidFile, 'utf8').catch(() => ''), 10);
  const deadline = Date.now() + READY_MS;
  if (isServerOf(cluster, pid)) interrupt(cluster, pid);
  while (isServerOf(cluster, pid)) {
    if (Date.now() > deadline) throw heldFault(cluster);
    await wait(10, undefined, { signal });
  }
  await rm(cluster.pidFile, { force: true });
}

function interrupt(cluster: Cluster, pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    // It ended meanwhile; any other refusal means that it is another user's.
    if ((error as { code?: string }).code !== 'ESRCH') throw heldFault(cluster, error);
  }
}

/** Whether `pid` runs Postgres on this very folder; a number that was given to another program does not. */
function isServerOf(cluster: Cluster, pid: number): boolean {
  return pid > 0 && `${commandOf(pid)} `.includes(` ${folderArgs(cluster).join(' ')} `);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return ''; // no such process
  }
}
