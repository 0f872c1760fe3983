// Where the tests of mutants leave what they make, and how that is cleared.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** An empty folder for what tests leave behind. */
export function freshScratch(folder: string): string {
  const scratch = join(folder, 'scratch');
  clearScratch(scratch);
  mkdirSync(scratch);
  return scratch;
}

/** Ends the Postgres servers that a killed run has left, which belong to no process any more, and their data. */
export function clearScratch(scratch: string): void {
  for (const path of globSync('**/postmaster.pid', { cwd: scratch })) {
    const pid = Number(readFileSync(join(scratch, path), 'utf8').split('\n')[0]);
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
