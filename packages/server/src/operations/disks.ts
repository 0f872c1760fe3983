// Disks that hold data: each process says how full its own is, since the one that looks for alarms may be on another machine.
import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Log } from '#log.ts';
import type { Db } from '#postgres/database.ts';

export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number };

const EVERY_MS = 60_000;

/** How much of the disk under `folder` is free; null where the file system does not say. */
export async function readDisk(folder: string): Promise<DiskSpace | null> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return null;
  return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

/** Writes down what is free of a disk. */
export async function noteDisk(db: Db, place: string, { freeBytes, totalBytes }: DiskSpace): Promise<void> {
  await db.query(
    `insert into app.disks (place, free_bytes, total_bytes) values ($1, $2, $3)
     on conflict (place) do update set free_bytes = excluded.free_bytes, total_bytes = excluded.total_bytes,
       told_at = now()`,
    [place, Math.round(freeBytes), Math.round(totalBytes)],
  );
}

/** Tells of the disk under `folder` now and once a minute; returns the way to stop. */
export function tellDisk(db: Db, folder: string, log: Log): () => void {
  const place = `${hostname()}:${resolve(folder)}`;
  const tell = async () => {
    const space = await readDisk(folder);
    if (space !== null) await noteDisk(db, place, space);
  };
  const tellOrSay = () => void tell().catch((error: unknown) => log.warn('disk.untold', { error }));
  tellOrSay();
  const timer = setInterval(tellOrSay, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
