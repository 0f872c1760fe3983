// One process at a time in a folder, by a file that names its holder. A holder that was killed is passed over.
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isHeld, keepTouching, leaseText } from '#postgres/lease.ts';

const POLL_MS = 25;

/**
 * Runs `work` while holding the lock file; waits for a living holder, however long.
 * @throws the reason of `signal` if that aborts while it waits
 */
export async function withFolderLock<T>(
  lockFile: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const ours = `${leaseText()} ${randomUUID()}`;
  while (!(await tryTake(lockFile, ours))) {
    signal?.throwIfAborted();
    await wait(POLL_MS);
  }
  const lease = keepTouching(lockFile);
  try {
    return await work();
  } finally {
    lease.stop();
    await rm(lockFile, { force: true });
  }
}

async function tryTake(lockFile: string, ours: string): Promise<boolean> {
  const draft = `${lockFile}.${randomUUID()}`;
  await writeFile(draft, ours, { mode: 0o600 });
  try {
    await link(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await passOverDeadHolder(lockFile, draft);
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function passOverDeadHolder(lockFile: string, draft: string): Promise<void> {
  const holder = await readFile(lockFile, 'utf8').catch(() => null);
  if (holder === null || (await isHeld(lockFile, holder.split(' ')[0] ?? ''))) return;
  const aside = `${draft}.stale`;
  const moved = await rename(lockFile, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  // Between reading and renaming another process may have taken the lock: then it gets its file back.
  const taken = await readFile(aside, 'utf8');
  if (taken !== holder) await link(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
}
