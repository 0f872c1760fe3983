// Where a run of the tests keeps what it throws away: in memory where there is room. Databases that are never read again
// need no disk to wait for: the tests near Postgres took 18 seconds instead of 48.
import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** A whole run keeps less than half of this at a time. */
const MIN_ROOM_BYTES = 4 * 2 ** 30;
/** What the tests themselves need beside it. */
const MIN_MEMORY_BYTES = 8 * 2 ** 30;

/** The folder for temporary files: in memory, or the system's own where TMPDIR is set, or memory is short. */
export function temporaryFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env['TMPDIR'] !== undefined || !existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  const hasRoom = bavail * bsize >= MIN_ROOM_BYTES && freemem() >= MIN_MEMORY_BYTES;
  return hasRoom ? MEMORY_FOLDER : tmpdir();
}
