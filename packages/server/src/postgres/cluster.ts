// The folder of an embedded Postgres: where it lies, how it is first made, who holds it.
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { PostgresBinaries } from '#postgres/binaries.ts';
import { type Runner, canReach } from '#postgres/runner.ts';
import { startFault } from '#postgres/start-faults.ts';

export const SUPERUSER = 'lilape';

/** Places inside the folder. `root` is ours, `data` belongs to the user who runs Postgres. */
export type Cluster = {
  readonly root: string;
  readonly data: string;
  readonly lock: string;
  readonly users: string;
  readonly log: string;
  readonly passwordFile: string;
};

/** Folder for what root must put where a lent user can reach it. */
export const SHARED_DIR = '/var/lib/lilape';

/**
 * The cluster's places under `dataDir`, created if missing. Where the lent user cannot reach `dataDir`, they lie
 * under `/var/lib/lilape/<id>`, and `dataDir` keeps the id: without it, a new one starts empty.
 */
export async function openCluster(dataDir: string, runner: Runner): Promise<Cluster> {
  const home = path.join(path.resolve(dataDir), 'postgres');
  await mkdir(home, { recursive: true });
  const root = (await canReach(runner, path.dirname(home))) ? home : await rootOutside(home);
  // Others must pass through to `data`, which Postgres itself keeps closed.
  await mkdir(root, { recursive: true });
  await chmod(root, runner === null ? 0o700 : 0o711);
  const users = path.join(root, 'users');
  await mkdir(users, { recursive: true });
  return {
    root,
    users,
    data: path.join(root, 'data'),
    lock: path.join(root, 'lock'),
    log: path.join(root, 'server.log'),
    passwordFile: path.join(root, 'password'),
  };
}

async function rootOutside(home: string): Promise<string> {
  const idFile = path.join(home, 'elsewhere');
  await writeFile(idFile, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return path.join(SHARED_DIR, (await readFile(idFile, 'utf8')).trim());
}

/** The superuser's password as it is kept; empty if that was lost. */
export async function keptPassword(cluster: Cluster): Promise<string> {
  const kept = await readFile(cluster.passwordFile, 'utf8').catch(() => '');
  return kept.length === 48 ? kept : '';
}

/** Makes a password and keeps it readable by its owner only. Call under the cluster's lock. */
export async function makePassword(cluster: Cluster, runner: Runner): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await writeFile(cluster.passwordFile, password, { mode: 0o600, flush: true });
  if (runner !== null) await chown(cluster.passwordFile, runner.uid, runner.gid);
  return password;
}

/**
 * Makes the data folder if there is none: initdb writes beside it and the finished folder is renamed into place, so
 * that one cut short is never taken for a database. Call under the cluster's lock.
 */
export async function ensureInitialised(
  cluster: Cluster,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<void> {
  const names = await readdir(cluster.root);
  for (const name of names.filter((name) => name.startsWith('unfinished-'))) {
    await rm(path.join(cluster.root, name), { recursive: true, force: true });
  }
  if (names.includes('data')) return;
  // A password kept from an attempt that was cut short is used again: it was never given to a finished folder.
  if ((await keptPassword(cluster)) === '') await makePassword(cluster, runner);
  const unfinished = path.join(cluster.root, `unfinished-${randomUUID()}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (runner !== null) await chown(unfinished, runner.uid, runner.gid);
  await runInitdb(binaries.initdb, unfinished, cluster, runner);
  await rename(unfinished, cluster.data);
  const root = await open(cluster.root, 'r');
  await root.sync();
  await root.close();
}

function runInitdb(initdb: string, data: string, cluster: Cluster, runner: Runner): Promise<void> {
  const where = ['-D', data, '-U', SUPERUSER, '--pwfile', cluster.passwordFile];
  const how = ['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions'];
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, [...where, ...how], {
      ...runner,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(startFault(cluster, complaint));
    });
  });
}
