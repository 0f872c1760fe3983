// A copy of the project that may be broken: every process that a test starts reads the broken source too.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { projectRoot } from './areas.ts';

/** Copies every file that is the project's, and links to what it installed. Returns the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lilape-mutants-'));
  // Root's Postgres runs as another user, who must get in.
  chmodSync(folder, 0o755);
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: projectRoot });
  for (const path of new Set(listed.toString().split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(projectRoot, path), join(folder, path), { errorOnExist: false });
  }
  linkInstalled(folder);
  return folder;
}

/** The project's own packages are links within `node_modules`, and have to lead into the copy. */
function linkInstalled(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@lilape')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

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
