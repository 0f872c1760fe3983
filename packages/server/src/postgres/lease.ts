// A file that says that its process lives, by a mark where processes can be looked at and by its age where they cannot.
import { stat, utimes, writeFile } from 'node:fs/promises';
import { isMarkAlive, isMarkOfHere, processMark } from '#postgres/process-mark.ts';

/** A holder elsewhere that has not touched its file for so long is gone. */
export const LEASE_MS = 10_000;
const HEARTBEAT_MS = 1_000;

export type Lease = { stop(): void };

/** Writes the file and touches it every second until stopped. It starts with this process's mark. */
export async function holdLease(file: string, flag: 'w' | 'wx' = 'w'): Promise<Lease> {
  await writeFile(file, leaseText(), { mode: 0o600, flag });
  return keepTouching(file);
}

/** What a lease's file says. */
export function leaseText(): string {
  return `${processMark(process.pid)}`;
}

/** Touches a lease's file every second until stopped. */
export function keepTouching(file: string): Lease {
  const timer = setInterval(() => {
    const now = new Date();
    // Without the file there is nothing to hold: whoever needs it notices.
    utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Whether the holder of a lease lives. Elsewhere that is a guess by the file's age, at most `LEASE_MS` late. */
export async function isHeld(file: string, mark: string): Promise<boolean> {
  if (isMarkOfHere(mark)) return isMarkAlive(mark);
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < LEASE_MS;
}
