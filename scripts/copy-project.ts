// A copy of the whole project that may be broken, committed to or built for another chain: every process that starts in it reads it.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '..');

/** Copies every file that is the project's, and links to what it installed. Returns the folder in `parent`, whose name begins with `prefix`. */
export function copyProject(prefix: string, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, prefix));
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
