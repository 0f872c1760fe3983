// The folder of an embedded Postgres: where it lies and what is in it.
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Runner, canReach } from '#postgres/runner.ts';

/** Places inside the folder. `root` is ours, `data` belongs to the user who runs Postgres. */
export type Cluster = {
  readonly root: string;
  readonly data: string;
  /** Postgres' own note of the process that has `data`. */
  readonly pidFile: string;
  readonly log: string;
  readonly passwordFile: string;
  /** Locked by the server process that owns the cluster. */
  readonly lock: string;
  /** What that process says of itself. */
  readonly owner: string;
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
  const place = (await canReach(runner, path.dirname(home))) ? home : await placeOutside(home);
  await mkdir(place, { recursive: true });
  // Others must pass through to `data`, which Postgres itself keeps closed.
  await chmod(place, runner === null ? 0o700 : 0o711);
  // A running Postgres is known by this path: the folder has one name, however it was reached.
  const root = await realpath(place);
  const data = path.join(root, 'data');
  return {
    root,
    data,
    pidFile: path.join(data, 'postmaster.pid'),
    log: path.join(root, 'server.log'),
    passwordFile: path.join(root, 'password'),
    lock: path.join(root, 'owner.lock'),
    owner: path.join(root, 'owner.json'),
  };
}

async function placeOutside(home: string): Promise<string> {
  const idFile = path.join(home, 'elsewhere');
  await writeFile(idFile, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return path.join(SHARED_DIR, (await readFile(idFile, 'utf8')).trim());
}
