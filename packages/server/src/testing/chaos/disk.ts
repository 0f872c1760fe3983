// A disk that gets full: a small one of its own where root may mount one, else what Postgres says of a full one.
import { execFile } from 'node:child_process';
import { chmod, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';

const run = promisify(execFile);
const SIZE = '320m';
const CHUNK = Buffer.alloc(1 << 20);
/** What is written with each change of the ledger. */
const WRITTEN = ['ledger.state', 'watch.progress'];

export type SmallDisk = {
  /** How it becomes full. */
  readonly how: 'a tmpfs of its own, filled' | 'error 53100 by a trigger, since only root may mount';
  fill(pool: Pool): Promise<void>;
  makeRoom(pool: Pool): Promise<void>;
  /** Once Postgres is gone. */
  close(): Promise<void>;
};

/** The disk at the empty folder `dataDir`. */
export async function openSmallDisk(dataDir: string): Promise<SmallDisk> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', dataDir]);
  } catch {
    // Not root, or a container that may not mount.
    return refusingDisk();
  }
  await chmod(dataDir, 0o755);
  const filler = path.join(dataDir, 'filler');
  return {
    how: 'a tmpfs of its own, filled',
    fill: () => fillUp(filler),
    makeRoom: () => rm(filler, { force: true }),
    close: async () => void (await run('umount', ['--lazy', dataDir])),
  };
}

async function fillUp(filler: string): Promise<void> {
  const file = await open(filler, 'w');
  try {
    // The last write that fits is a short one.
    while ((await file.write(CHUNK)).bytesWritten === CHUNK.length);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

function refusingDisk(): SmallDisk {
  return {
    how: 'error 53100 by a trigger, since only root may mount',
    fill: async (pool) => {
      await pool.query(
        `create or replace function public.disk_is_full() returns trigger language plpgsql as
         $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`,
      );
      for (const table of WRITTEN)
        await pool.query(
          `create or replace trigger disk_is_full before insert or update on ${table}
           execute function public.disk_is_full()`,
        );
    },
    makeRoom: async (pool) => {
      for (const table of WRITTEN) await pool.query(`drop trigger if exists disk_is_full on ${table}`);
    },
    close: async () => undefined,
  };
}
