// Who uses the embedded Postgres: one file a process, kept fresh, so that the last one to leave stops the server.
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '#postgres/cluster.ts';
import { type Lease, holdLease, isHeld, leaseText } from '#postgres/lease.ts';
import { isMarkOfHere } from '#postgres/process-mark.ts';
import { StartError } from '#start-error.ts';

const POLL_MS = 250;

export type User = { leave(): Promise<void> };

/** Adds this process. Call under the cluster's lock. */
export async function addUser(cluster: Cluster): Promise<User> {
  const file = path.join(cluster.users, `${leaseText()}-${randomUUID()}`);
  const lease: Lease = await holdLease(file);
  return {
    leave: async () => {
      lease.stop();
      await rm(file, { force: true });
    },
  };
}

/** Whether anybody uses the server; files of the dead are taken away. Call under the cluster's lock. */
export async function hasUsers(cluster: Cluster): Promise<boolean> {
  for (const name of await readdir(cluster.users)) {
    const file = path.join(cluster.users, name);
    if (await isHeld(file, markOf(name))) return true;
    await rm(file, { force: true });
  }
  return false;
}

/**
 * Makes sure that nobody uses the folder from another container or machine, whose server could not be joined and must
 * not be disturbed. One that was killed there is waited for until its file is old. Call under the cluster's lock.
 * @throws StartError if somebody does
 */
export async function refuseStrangers(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  for (const name of await readdir(cluster.users)) {
    const file = path.join(cluster.users, name);
    if (isMarkOfHere(markOf(name))) continue;
    const seenAtMs = await touchedAtMs(file);
    while (await isHeld(file, markOf(name))) {
      if ((await touchedAtMs(file)) !== seenAtMs)
        throw new StartError(
          `A server in another container or on another machine uses ${cluster.root}: stop it, give this one a DATA_DIR of its own, or let both use one DATABASE_URL.`,
        );
      signal?.throwIfAborted();
      await wait(POLL_MS);
    }
    await rm(file, { force: true });
  }
}

const touchedAtMs = async (file: string): Promise<number> =>
  (await stat(file).catch(() => null))?.mtimeMs ?? 0;

/** A file's name is a mark of three parts and something random. */
const markOf = (name: string): string => name.split('-').slice(0, 3).join('-');
