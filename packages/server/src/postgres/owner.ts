// The one server process that an embedded Postgres belongs to, held by a file lock that the system drops when the process ends.
import { readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import type { Cluster } from '#postgres/cluster.ts';
import { StartError } from '#start-error.ts';

/** What the owner says of itself. */
export type Owner = {
  readonly pid: number;
  readonly machine: string;
  /** Where its Postgres listens on 127.0.0.1; null until it answers. */
  readonly port: number | null;
};

export type Ownership = {
  /** Tells other processes where Postgres listens. */
  announce(port: number): Promise<void>;
  release(): void;
};

/** Another process owns the cluster; `owner` is null where it has not said yet who it is. */
export class OwnedByAnother extends StartError {
  readonly cluster: Cluster;
  readonly owner: Owner | null;

  constructor(cluster: Cluster, owner: Owner | null) {
    const who = owner === null ? '' : ` (process ${owner.pid} on ${owner.machine})`;
    super(
      `The database in ${cluster.root} belongs to another running process${who}: stop that one first, give this one a DATA_DIR of its own, or set DATABASE_URL to a Postgres that several processes share.`,
    );
    this.cluster = cluster;
    this.owner = owner;
  }
}

/** SQLite's code for a file that somebody else has locked. */
const BUSY = 5;

/** Keeps the locks from being collected as garbage, which would open them. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the cluster's owner until it releases it or ends, however it ends.
 * @throws OwnedByAnother at once where there is an owner
 */
export async function ownCluster(cluster: Cluster): Promise<Ownership> {
  const lock = takeLock(cluster.lock);
  if (lock === null) throw new OwnedByAnother(cluster, await readOwner(cluster));
  held.add(lock);
  const say = (port: number | null) => writeOwner(cluster, port);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  try {
    await say(null);
  } catch (error) {
    release();
    throw error;
  }
  return { announce: say, release };
}

/**
 * Node has no file locks of its own, SQLite has: nothing is ever written to the file. Never open it in another way:
 * closing it would drop the lock of the whole process.
 */
function takeLock(file: string): DatabaseSync | null {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw new StartError(
      `${file} cannot be locked (${(error as Error).message}): choose a DATA_DIR on a disk of this machine that this user may write.`,
      { cause: error },
    );
  }
}

async function readOwner(cluster: Cluster): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(cluster.owner, 'utf8')) as Owner;
  } catch {
    return null; // not yet there, or half written
  }
}

async function writeOwner(cluster: Cluster, port: number | null): Promise<void> {
  const owner: Owner = { pid: process.pid, machine: hostname(), port };
  await writeFile(cluster.owner, JSON.stringify(owner), { mode: 0o600 });
}
